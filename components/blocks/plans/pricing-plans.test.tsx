import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PricingPlans } from '@/components/blocks/plans/pricing-plans';
import type { Plan } from '@/content/plans';

const words = {
  title: 'What it costs',
  lead: 'Free for a while.',
  unit: { lines: ['per desk', 'per week'], short: 'a desk', sentence: 'per desk and week' },
  included: 'What it holds',
};
const fare = { description: 'For some.', highlight: null, buttonText: 'Try for Free' } as const;
const small: Plan = {
  ...fare,
  id: 'small',
  title: 'Small',
  price: { kind: 'per-user', annual: 1, monthly: 2.5 },
  features: ['A map', 'A list'],
};
const large: Plan = {
  ...fare,
  id: 'large',
  title: 'Large',
  price: { kind: 'per-user', annual: 1200, monthly: 1500 },
  highlight: 'Liked best',
  features: ['All of Small', 'A globe'],
};
const agreed: Plan = {
  ...fare,
  id: 'agreed',
  title: 'Huge',
  price: { kind: 'agreed', label: 'Contact Us', href: '/contact' },
  features: ['All of Large'],
};

beforeEach(() => {
  vi.stubEnv('NEXT_PUBLIC_APP_URL', 'https://app.test');
  render(<PricingPlans {...words} plans={[small, large, agreed]} />);
});

const ticket = (title: string) => {
  const heading = screen.getByRole('heading', { level: 3, name: title });
  return within(heading.closest('li') as HTMLElement);
};

it('the fares stand under their anchor, heading and sentence, and start on annual prices', () => {
  const section = screen.getByRole('region', { name: words.title });
  expect(section).toHaveAttribute('id', 'pricing');
  expect(section).toHaveTextContent(words.lead);
  expect(section).not.toHaveTextContent(/save/i);
  const [monthly, annual, ...more] = within(
    screen.getByRole('group', { name: 'Billing' }),
  ).getAllByRole('radio');
  expect(monthly).toHaveAccessibleName('Monthly');
  expect(annual).toHaveAccessibleName('Annual');
  expect(more).toEqual([]);
  expect(monthly).not.toBeChecked();
  expect(annual).toBeChecked();
});

it.each([
  ['Small', '$1', '$2.50'],
  ['Large', '$1,200', '$1,500'],
])(
  '%s holds both prices, as one sentence, in a polite live region that names it',
  (title, annual, monthly) => {
    const price = ticket(title).getByText(annual).closest('p');
    expect(price).toHaveAttribute('aria-live', 'polite');
    expect(price).toHaveTextContent(
      `${title}: ${annual} with annual billing, ${monthly} per desk per week`,
    );
  },
);

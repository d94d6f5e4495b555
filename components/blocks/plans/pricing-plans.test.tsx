import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PricingPlans } from '@/components/blocks/plans/pricing-plans';
import { plans, plansSection } from '@/content/plans';

beforeEach(() => {
  vi.stubEnv('NEXT_PUBLIC_APP_URL', 'https://app.test');
  render(<PricingPlans {...plansSection} plans={plans} />);
});

const ticket = (title: string) => {
  const heading = screen.getByRole('heading', { level: 3, name: title });
  return within(heading.closest('li') as HTMLElement);
};

it('the fares stand under their anchor, heading and sentence, and start on annual prices', () => {
  const section = screen.getByRole('region', { name: 'Fares, in plain sight' });
  const lead = '14 days free. No credit card, no setup fee, cancel anytime.';
  expect(section).toHaveAttribute('id', 'pricing');
  expect(section).toHaveTextContent(lead);
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
  ['Base', '$12', '$10'],
  ['Standard', '$15', '$12'],
])('%s holds both prices in a polite live region that names it', (title, annual, monthly) => {
  const price = ticket(title).getByText(annual).parentElement;
  expect(price).toHaveAttribute('aria-live', 'polite');
  expect(price).toHaveTextContent(`${title}:${annual}${monthly}per user per month`);
});

it.each([
  ['Base', 'Try for Free'],
  ['Standard', 'Start 14 Days Free Trial'],
  ['Enterprise', 'Start 14 Days Free Trial'],
])('%s leads to its trial in a new tab, and lists what it holds', (title, name) => {
  const link = ticket(title).getByRole('link', { name });
  expect(link).toHaveAttribute('href', 'https://app.test/signup');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  const items = ticket(title).getAllByRole('listitem');
  const { features } = plans.find((plan) => plan.title === title) ?? {};
  expect(items.map(({ textContent }) => textContent)).toEqual(features);
});

it('the fares are agreed in person for Enterprise, and most picked as Standard', () => {
  const contact = ticket('Enterprise').getByRole('link', { name: 'Contact Us' });
  expect(contact).toHaveAttribute('href', '/contact');
  expect(ticket('Standard').getByText('Most picked')).toBeInTheDocument();
  expect(screen.getAllByText('Most picked')).toHaveLength(1);
});

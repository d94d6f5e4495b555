import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PricingPlans } from '@/components/blocks/plans/pricing-plans';
import { plans, plansSection } from '@/content/plans';

beforeEach(() => {
  vi.stubEnv('NEXT_PUBLIC_APP_URL', 'https://app.test');
  render(<PricingPlans {...plansSection} plans={plans} />);
});
afterEach(() => vi.unstubAllEnvs());

const ticket = (title: string) => {
  const part = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!part) throw new Error(`no part of the ticket is called ${title}`);
  return within(part);
};

describe('the fares', () => {
  it('stand under their anchor, heading and sentence', () => {
    const section = screen.getByRole('region', { name: 'Fares, in plain sight' });
    expect(section).toHaveAttribute('id', 'pricing');
    expect(section).toHaveTextContent(
      '14 days free. No credit card, no setup fee, cancel anytime.',
    );
    expect(section).not.toHaveTextContent(/save/i);
  });

  it('start on annual prices', () => {
    const billing = within(screen.getByRole('group', { name: 'Billing' }));
    expect(
      billing.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Monthly', 'Annual']);
    expect(billing.getByRole('radio', { name: 'Annual' })).toBeChecked();
    expect(billing.getByRole('radio', { name: 'Monthly' })).not.toBeChecked();
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
  ])('%s leads to its trial in a new tab', (title, label) => {
    const link = ticket(title).getByRole('link', { name: label });
    expect(link).toHaveAttribute('href', 'https://app.test/signup');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('Enterprise is agreed in person', () => {
    expect(ticket('Enterprise').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  it('mark one as most picked', () => {
    expect(ticket('Standard').getByText('Most picked')).toBeInTheDocument();
    expect(screen.getAllByText('Most picked')).toHaveLength(1);
  });

  it('list what they hold', () => {
    for (const { title, features } of plans) {
      const items = ticket(title).getAllByRole('listitem');
      expect(items.map(({ textContent }) => textContent)).toEqual([...features]);
    }
  });
});

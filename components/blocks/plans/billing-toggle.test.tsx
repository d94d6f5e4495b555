import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Plan } from '@/content/plans';
import { BillingToggle } from './billing-toggle';

const agreed: Plan = {
  id: 'large',
  title: 'Large',
  description: 'For many.',
  price: { kind: 'agreed', label: 'Ask us', href: '/contact' },
  buttonText: 'Try it',
  highlight: null,
  features: ['All'],
};
const priced: Plan = { ...agreed, price: { kind: 'per-user', annual: 3, monthly: 4 } };

it.each([
  ['no billing is chosen where every price is agreed', [agreed], 0],
  ['billing is chosen as soon as one plan has a price', [agreed, priced], 2],
])('%s', (_, plans, radios) => {
  render(<BillingToggle plans={plans} />);
  expect(screen.queryAllByRole('radio')).toHaveLength(radios);
});

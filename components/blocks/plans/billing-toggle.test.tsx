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
const flat: Plan = { ...agreed, price: { kind: 'flat', amount: 3 } };
const same: Plan = { ...agreed, price: { kind: 'per-user', annual: 3, monthly: 3 } };

it.each([
  ['no billing is chosen where every price is agreed', [agreed], 0],
  ['no billing is chosen where no price depends on it', [flat, same], 0],
  ['billing is chosen as soon as one price depends on it', [agreed, flat, priced], 2],
])('%s', (_, plans, radios) => {
  render(<BillingToggle plans={plans} />);
  expect(screen.queryAllByRole('radio')).toHaveLength(radios);
});

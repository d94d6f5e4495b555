import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TeamBill } from '@/components/pages/pricing/team-bill.client';
import { field, fill } from '@/tests/support/screen';

const refusal = 'Enter a whole number.';

it('a bill follows the numbers that are typed, and waits while one is wrong', () => {
  render(
    <TeamBill
      groups={[
        { label: 'Drivers', users: 20 },
        { label: 'Dispatchers', users: 2 },
      ]}
      plans={[
        { title: 'Standard', price: { kind: 'per-user', annual: 15, monthly: 12 } },
        { title: 'Large', price: { kind: 'agreed', label: 'Ask', href: '/contact' } },
      ]}
      agreed={{ label: 'Contact Us', href: '/contact' }}
      note="Vehicles cost nothing."
      refusal={refusal}
    />,
  );
  const bill = screen.getByRole('status');
  expect(bill).toHaveTextContent('22 users, a monthStandard$264 or $330LargeContact Us');
  fill(field('Drivers'), '1,998');
  expect(bill).toHaveTextContent('2,000 users, a monthStandard$24,000 or $30,000');
  fill(field('Drivers'), '1.5');
  expect(screen.getByText(refusal)).toBeInTheDocument();
  expect(bill).toHaveTextContent('– users, a monthStandard–LargeContact Us');
});

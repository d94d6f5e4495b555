import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactSent } from './contact-sent.client';

it('repeats as text what was sent, and where the answer goes', () => {
  render(
    <ContactSent
      values={{
        firstName: 'Marisol',
        lastName: 'Castellanos',
        email: 'm.castellanos@example.com',
        phone: '',
        company: '',
        fleetSize: '51-100',
        subject: 'General Inquiry',
        message: 'Forty bikes <b>\nTwo bridges',
      }}
      emailAnswer="about four hours"
      onAgain={() => {}}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Message sent' })).toHaveFocus();
  expect(
    screen.getByText(/Thank you, Marisol\. .* m\.castellanos@example\.com in about four hours\./),
  ).toBeInTheDocument();
  const rows = screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['Subject', 'General Inquiry'],
    ['Fleet size', '51-100'],
    ['Message', 'Forty bikes <b>\nTwo bridges'],
  ]);
  expect(screen.getByRole('link', { name: 'See pricing' })).toHaveAttribute('href', '/pricing');
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ContactForm } from '@/components/tools/contact-form/contact-form.client';
import { contactPage } from '@/content/contact';
import { stubFetch } from '@/tests/support/network';
import { button, choice, field, fill, pass, textsOf } from '@/tests/support/screen';

const network = stubFetch();

const [subject] = contactPage.form.subjects;
const size = contactPage.form.fleetSizes.at(-1) ?? 'a size';

const form = (endpoint: string | null = null) => (
  <ContactForm
    {...contactPage.form}
    {...contactPage}
    email="hello@example.com"
    endpoint={endpoint}
  />
);
const start = (endpoint?: string) => ({ user: userEvent.setup(), ...render(form(endpoint)) });

const send = () => button(/^Send(ing\.\.\.| Message)$/);
const summary = (name?: RegExp) => screen.queryByRole('region', { name });
const answers = [
  [/^First name/, 'Marisol'],
  [/^Last name/, 'Castellanos'],
  [/^Email/, 'm.castellanos@example.com'],
  [/^Message/, 'Forty bikes'],
] as const;
const [[firstName], [lastName], [email], [message]] = answers;

function fillAll() {
  for (const [name, value] of answers) fill(field(name), value);
}

it('a message with gaps is summed up, focused and described field by field; nothing is sent', async () => {
  const { user } = start('https://forms.test/contact');
  await user.type(field(email), 'ana@');
  await user.click(send());
  expect(summary(/^Four things to fix before this can go$/)).toHaveFocus();
  expect(textsOf('link').slice(1, 5)).toEqual([
    'Enter your first name.',
    'Enter your last name.',
    'Check the e-mail address. It needs an @ and a domain.',
    'Write a short message.',
  ]);
  for (const [name] of answers) {
    expect(field(name)).toBeRequired();
    expect(field(name)).toBeInvalid();
  }
  expect(field(message)).toHaveAccessibleDescription('Write a short message.');
  expect(network).not.toHaveBeenCalled();
});

it('a message with gaps loses each error as it is corrected, and shows no new one while typing', async () => {
  const { user } = start();
  fillAll();
  for (const gap of [firstName, message]) fill(field(gap), '');
  await user.click(send());
  expect(summary(/^Two things/)).toBeInTheDocument();
  await user.type(field(firstName), 'A{Enter}');
  expect(summary(/^One thing to fix/)).toHaveFocus();
  await user.clear(field(lastName));
  expect(field(lastName)).toHaveAttribute('aria-invalid', 'false');
  await user.type(field(message), 'x');
  expect(summary()).toBeNull();
  expect(field(message)).not.toHaveAccessibleDescription();
});

it('where no endpoint is named sending is simulated for 1.5 seconds, without a request', async () => {
  vi.useFakeTimers();
  render(form());
  fillAll();
  fireEvent.submit(send());
  expect(send()).toBeDisabled();
  await pass(1499);
  expect(send()).toBeDisabled();
  await pass(1);
  expect(screen.getByRole('heading', { name: 'Message sent' })).toHaveFocus();
  expect(network).not.toHaveBeenCalled();
});

it('what was sent is repeated as text; another message starts from a fresh form', async () => {
  network.mockResolvedValue(new Response(null, { status: 204 }));
  const { user } = start('https://forms.test/contact');
  fillAll();
  fill(field(message), 'Forty bikes <b>\nTwo bridges');
  await user.selectOptions(choice(/^Fleet size/), size);
  await user.click(send());
  expect(await screen.findByRole('heading', { level: 1, name: 'Message sent' })).toHaveFocus();
  expect(textsOf('term')).toEqual(['Subject', 'Fleet size', 'Message']);
  expect(textsOf('definition')).toEqual([subject, size, 'Forty bikes <b>\nTwo bridges']);
  await user.click(button('Send Another Message'));
  for (const [name] of answers) expect(field(name)).toHaveValue('');
  expect(choice(/^Subject/)).toHaveValue(subject);
  expect(field(firstName)).toHaveFocus();
  expect(summary()).toBeNull();
});

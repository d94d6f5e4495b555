import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { ContactForm } from '@/components/tools/contact-form/contact-form.client';
import { PlainPost } from '@/components/tools/form/plain-post';
import { contactPage } from '@/content/contact';
import type { Endpoint } from '@/lib/forms/endpoint';
import { stubFetch } from '@/tests/support/network';
import { button, choice, field, fill, pass, textsOf } from '@/tests/support/screen';

const network = stubFetch();
// Long enough after the page was opened for a person.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(60_000));

const [subject] = contactPage.form.subjects;
const size = contactPage.form.fleetSizes.at(-1) ?? 'a size';

const endpoint: Endpoint = { shape: 'function', address: 'https://forms.test/contact' };

const form = (endpoint: Endpoint | null = null, children?: ReactElement) => (
  <ContactForm {...contactPage.form} {...contactPage} email="hello@example.com" endpoint={endpoint}>
    {children}
  </ContactForm>
);
const start = (endpoint?: Endpoint) => ({ user: userEvent.setup(), ...render(form(endpoint)) });

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
  const { user } = start(endpoint);
  await user.type(field(email), 'ana@');
  await user.click(send());
  const problems = summary(/^Four things to fix before this can go$/);
  expect(problems).toHaveFocus();
  expect(Array.from(problems?.querySelectorAll('a') ?? [], (link) => link.textContent)).toEqual([
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
  const { user } = start(endpoint);
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

it('what the endpoint says of fields stands beside them until each is changed, and takes the focus', async () => {
  const errors = { email: 'No mail goes there.', phone: 'Too short.' };
  network.mockResolvedValueOnce(Response.json({ errors }, { status: 422 }));
  network.mockResolvedValueOnce(new Response(null, { status: 204 }));
  const { user } = start(endpoint);
  fillAll();
  await user.click(send());
  await waitFor(() => expect(summary(/^Two things to fix/)).toHaveFocus());
  expect(field(email)).toHaveAccessibleDescription('No mail goes there.');
  await user.type(field(email), 'x');
  expect(field(email)).not.toHaveAccessibleDescription();
  expect(field(/^Phone/)).toHaveAccessibleDescription('Too short.');
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toHaveFocus();
});

it('without script the form goes to its endpoint with what that needs, checked by the browser', () => {
  const constants = { access_key: 'k-1' };
  const to = { ...endpoint, constants, thanks: '_next' };
  const html = renderToStaticMarkup(
    form(to, <PlainPost endpoint={to} sent="/contact#message-sent" />),
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const plain = page.querySelector('form');
  expect(plain).toMatchObject({ action: endpoint.address, method: 'post', noValidate: false });
  expect(page.querySelector('a[href^="mailto:"]')).toBeNull();
  expect(renderToStaticMarkup(form({ ...to, shape: 'hubspot' }))).toMatch(
    /mailto:.*method="dialog"/,
  );
  const fields = Object.fromEntries(new FormData(plain as HTMLFormElement));
  expect(fields).toMatchObject({ ...constants, firstName: '', subject, reference_code: '' });
  expect(fields._next).toMatch(/^https:\/\/[^/]+\/contact#message-sent$/);
  const trap = page.querySelector('[name="reference_code"]');
  expect(trap).toMatchObject({ autocomplete: 'off', tabIndex: -1, type: 'text' });
  expect(trap?.closest('.sr-only')?.ariaHidden).toBe('true');
});

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from '@/components/tools/contact-form/contact-form.client';
import { NewsletterForm } from '@/components/tools/newsletter/newsletter-form.client';
import { RequestForm } from '@/components/tools/request-form/request-form.client';
import { SignUpForm } from '@/components/tools/sign-up/sign-up-form.client';
import { contactPage } from '@/content/contact';
import { integrationsPage } from '@/content/pages/integrations';
import type { Endpoint } from '@/lib/forms/endpoint';
import { holdAnswer, sentTo, stubFetch } from '@/tests/support/network';
import { alert, button, field, fill, link, status } from '@/tests/support/screen';

/** Where both post to. */
const endpoint: Endpoint = { shape: 'function', address: 'https://forms.test/inbox' };
/** What is said of a failure before its cause. */
const failed = 'Something went wrong. Please try again.';
const broken = `${failed} The connection to the server failed.`;
/** What a server might answer to do harm. */
const markup = '<img src=x onerror=alert(1)>';
const { dialog } = integrationsPage.request;

/** The forms that post to an endpoint and hold a draft. */
const forms = [
  {
    name: 'contact',
    element: (
      <ContactForm {...contactPage.form} {...contactPage} email="x@y.test" endpoint={endpoint} />
    ),
    answers: [
      ['First name', 'firstName', 'Marisol'],
      ['Last name', 'lastName', 'Castellanos'],
      ['Email', 'email', 'm.castellanos@example.com'],
      ['Message', 'message', 'Forty bikes'],
    ],
    others: { phone: '', company: '', fleetSize: '', subject: contactPage.form.subjects[0] },
    draft: 'draft-contact',
    sent: 'Message sent',
    refusal: `Error: ${markup}`,
  },
  {
    name: 'request',
    element: <RequestForm {...dialog} email="x@y.test" endpoint={endpoint} />,
    answers: [
      ['Name', 'name', 'Marta Kowalczyk'],
      ['Email', 'email', 'marta@kiteway.test'],
      ['Message', 'message', 'We run Odoo.\nLabels are ZPL.'],
    ],
    others: {},
    draft: 'draft-integration-request',
    sent: 'Request sent',
    // What a server says is not repeated here.
    refusal: failed,
  },
] as const;

/** A field by the beginning of its name. */
const box = (label: string) => field(new RegExp(`^${label}`));

const network = stubFetch();
// Long enough after the page was opened for a person.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(60_000));
const send = () => button(/^Send/);

it.each([
  ...forms,
  { name: 'sign-up', element: <SignUpForm /> },
  { name: 'newsletter', element: <NewsletterForm id="news" required /> },
])('$name helps to fill in the e-mail address', ({ element }) => {
  render(element);
  const kind = { type: 'email', autocomplete: 'email', required: true };
  expect(field(/^E-?mail/)).toMatchObject(kind);
});

describe.each(forms)('$name', ({ element, answers, others, draft, sent, refusal }) => {
  const start = () => {
    const view = render(element);
    for (const [label, , value] of answers) fill(box(label), value);
    return view;
  };
  const holdsAll = () => {
    for (const [label, , value] of answers) expect(box(label)).toHaveValue(value);
  };
  const [, , firstAnswer] = answers[0];

  it('posts its fields as JSON, once however often it is asked', async () => {
    const answer = holdAnswer(network);
    start();
    fireEvent.submit(send());
    fireEvent.submit(send());
    await waitFor(() => expect(network).toHaveBeenCalled());
    expect(network).toHaveBeenCalledExactlyOnceWith(endpoint.address, expect.anything());
    const body = Object.fromEntries(answers.map(([, name, value]) => [name, value]));
    expect(sentTo(network)).toEqual({ ...body, ...others, landing_page: expect.any(String) });
    expect(send()).toHaveTextContent('Sending...');
    expect(send()).toBeDisabled();
    holdsAll();
    expect(box('Message')).toHaveAttribute('readonly');
    for (const choice of screen.queryAllByRole('combobox')) expect(choice).toBeDisabled();
    expect(status()).toHaveTextContent('Sending...');
    await answer(Response.json({}));
    expect(screen.getByRole('heading', { name: sent })).toHaveFocus();
    expect(localStorage.getItem(draft)).toBeNull();
  });

  it('keeps everything where it was refused or broke off, and can be sent again', async () => {
    network
      .mockResolvedValueOnce(Response.json({ message: markup }, { status: 422 }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(Response.json({}));
    const user = userEvent.setup();
    start();
    await user.click(send());
    await waitFor(() => expect(alert().textContent).toBe(refusal));
    await waitFor(() => expect(send()).toHaveFocus());
    holdsAll();
    expect(localStorage.getItem(draft)).toContain(firstAnswer);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(alert().textContent).toBe(broken));
    await user.click(send());
    expect(await screen.findByRole('heading', { name: sent })).toBeInTheDocument();
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('leaves the focus of a reader who has gone elsewhere', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<button type="button">Elsewhere</button>);
    start();
    fireEvent.submit(send());
    button('Elsewhere').focus();
    await waitFor(() => expect(alert()).toHaveTextContent(broken));
    expect(button('Elsewhere')).toHaveFocus();
  });

  it('has its draft after a reload, says so, and clears it when asked', () => {
    start().unmount();
    render(element);
    holdsAll();
    expect(screen.getByText('Restored from this device.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    for (const [label] of answers) expect(box(label)).toHaveValue('');
    expect(screen.queryByText('Restored from this device.')).toBeNull();
    expect(localStorage.getItem(draft)).toBeNull();
  });
});

it('where a request has no endpoint a prepared mail is opened, and the form says so and keeps its text until told', async () => {
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
  const [, { answers, draft }] = forms;
  const user = userEvent.setup();
  render(<RequestForm {...dialog} email="x@y.test" endpoint={null} />);
  for (const [label, , value] of answers) fill(box(label), value);
  await user.click(send());
  expect(network).not.toHaveBeenCalled();
  expect(opened).toHaveLength(1);
  const { protocol, pathname, searchParams } = new URL(opened[0] ?? '');
  expect([protocol, pathname]).toEqual(['mailto:', 'x@y.test']);
  expect(searchParams.get('subject')).toContain('Marta Kowalczyk');
  expect(searchParams.get('body')).toContain('We run Odoo.\r\nLabels are ZPL.');
  expect(status()).toHaveTextContent('a message to x@y.test ready');
  expect(link('Open it again')).toHaveAttribute('href', opened[0]);
  for (const [label, , value] of answers) expect(box(label)).toHaveValue(value);
  expect(localStorage.getItem(draft)).toContain('We run Odoo.');
  await user.click(button(/clear the form/));
  for (const [label] of answers) expect(box(label)).toHaveValue('');
  expect(localStorage.getItem(draft)).toBeNull();
});

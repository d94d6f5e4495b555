import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestButton } from '@/components/tools/request-form/request-button';
import { RequestDialog } from '@/components/tools/request-form/request-dialog';
import { RequestForm } from '@/components/tools/request-form/request-form.client';
import { integrationsPage } from '@/content/pages/integrations';
import { supportDialogs } from '@/tests/support/dialog-support';

const fetchMock = vi.fn<typeof fetch>();
const endpoint = 'https://forms.test/request';
const email = 'hello@company.test';
const draftKey = 'draft-integration-request';
const { dialog } = integrationsPage.request;

const form = (address: string | null = null) => (
  <RequestForm
    placeholder={dialog.placeholder}
    privacy={dialog.privacy}
    email={email}
    endpoint={address}
  />
);

const answers = [
  ['Name', 'Marta Kowalczyk'],
  ['Email', 'marta@kiteway.test'],
  ['Message', 'We run Odoo.\nLabels are ZPL.'],
] as const;

const opened: string[] = [];

beforeEach(() => {
  supportDialogs();
  vi.stubGlobal('fetch', fetchMock);
  localStorage.clear();
  opened.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
});

afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = () => screen.getByRole('button', { name: /^Send(ing\.\.\.| Request)$/ });
const alert = () => screen.getByRole('alert');
const fill = () => {
  for (const [name, value] of answers) fireEvent.input(box(name), { target: { value } });
};
const keeps = () => {
  for (const [name, value] of answers) expect(box(name)).toHaveValue(value);
};

function start(address: string | null = null) {
  render(form(address));
  return userEvent.setup();
}

describe('at rest', () => {
  it('asks for three things and helps to fill them in', () => {
    start();
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'name',
      'email',
      'message',
    ]);
    for (const [name] of answers) expect(box(name)).toBeRequired();
    expect(box('Name').autocomplete).toBe('name');
    expect([box('Email').type, box('Email').inputMode, box('Email').autocomplete]).toEqual([
      'email',
      'email',
      'email',
    ]);
    expect(alert()).toBeEmptyDOMElement();
    expect(screen.getByText(new RegExp(`Sending opens a mail to ${email}`))).toBeVisible();
  });
});

describe('gaps', () => {
  it('are pointed out beside the fields; the first takes the focus and nothing is sent', async () => {
    const user = start(endpoint);
    await user.type(box('Email'), 'marta@');
    await user.click(button());
    expect(box('Name')).toHaveFocus();
    expect(box('Name')).toHaveAccessibleDescription('Enter your name.');
    expect(box('Email')).toHaveAccessibleDescription(
      'Check the address: it needs an @ and a domain.',
    );
    expect(box('Message')).toHaveAccessibleDescription('Name the system you want connected.');
    expect(fetchMock).not.toHaveBeenCalled();
    expect(opened).toEqual([]);
  });
});

describe('where no endpoint is named', () => {
  it('a prepared mail is opened, the form says so and keeps its text', async () => {
    const user = start();
    fill();
    await user.click(button());
    expect(fetchMock).not.toHaveBeenCalled();
    expect(opened).toHaveLength(1);
    const mail = new URL(opened[0] ?? '');
    expect([mail.protocol, mail.pathname]).toEqual(['mailto:', email]);
    expect(mail.searchParams.get('subject')).toContain('Marta Kowalczyk');
    expect(mail.searchParams.get('body')).toContain('We run Odoo.\r\nLabels are ZPL.');
    expect(screen.getByRole('status')).toHaveTextContent(`a message to ${email} ready`);
    expect(screen.getByRole('link', { name: 'Open it again' })).toHaveAttribute('href', opened[0]);
    keeps();
    expect(localStorage.getItem(draftKey)).toContain('We run Odoo.');
  });

  it('a text too long for a mail is not lost', async () => {
    const user = start();
    fill();
    const long = 'Long. '.repeat(2000);
    fireEvent.input(box('Message'), { target: { value: long } });
    await user.click(button());
    expect(screen.getByRole('status')).toHaveTextContent('too long for it');
    expect(box('Message')).toHaveValue(long);
  });

  it('the form is cleared when somebody says that the mail is sent', async () => {
    const user = start();
    fill();
    await user.click(button());
    await user.click(screen.getByRole('button', { name: /clear the form/ }));
    for (const [name] of answers) expect(box(name)).toHaveValue('');
    expect(localStorage.getItem(draftKey)).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

it('success repeats what was sent and where the answer goes; another starts fresh', async () => {
  fetchMock.mockImplementation(async () => new Response(null, { status: 204 }));
  const user = start(endpoint);
  fill();
  await user.type(box('Message'), ' <b>now</b>');
  await user.click(button());
  await screen.findByRole('heading', { name: 'Request sent' });
  expect(screen.getByText(/The answer goes to/)).toHaveTextContent(
    'Thank you, Marta Kowalczyk. The answer goes to marta@kiteway.test.',
  );
  expect(screen.getByText(/We run Odoo\./).textContent).toBe(
    'We run Odoo.\nLabels are ZPL. <b>now</b>',
  );
  expect(opened).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send another' }));
  for (const [name] of answers) expect(box(name)).toHaveValue('');
  expect(box('Name')).toHaveFocus();
});

describe('the dialog', () => {
  const page = () => (
    <>
      <RequestButton look="ink" />
      <RequestDialog {...dialog} email={email} endpoint={null} />
    </>
  );
  const element = () => document.querySelector('dialog') as HTMLDialogElement;

  it('offers an address where the form is not there', () => {
    expect(renderToString(page())).toContain(`mailto:${email}`);
    expect(renderToString(page())).not.toContain('<form');
  });

  it('fetches the form when somebody reaches for its button, and keeps what is typed on close', async () => {
    render(page());
    expect(screen.queryByText('Name')).toBeNull();
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Request Integration' }));
    await screen.findByText('Name');
    element().showModal();
    expect(screen.getByRole('dialog', { name: 'Request Integration' })).toBeInTheDocument();
    fill();
    act(() => element().close());
    act(() => element().showModal());
    keeps();
  });

  it('takes the focus to the first field where it opened before the form was there', async () => {
    render(page());
    element().showModal();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText('Name');
    await waitFor(() => expect(box('Name')).toHaveFocus());
  });
});

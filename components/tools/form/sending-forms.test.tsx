import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from '@/components/tools/contact-form/contact-form.client';
import { RequestForm } from '@/components/tools/request-form/request-form.client';
import { contactPage } from '@/content/contact';
import { integrationsPage } from '@/content/pages/integrations';

const endpoint = 'https://forms.test/inbox';
const failed = 'Something went wrong. Please try again.';
const markup = '<img src=x onerror=alert(1)>';
const { dialog } = integrationsPage.request;

/** The forms that post to an endpoint and hold a draft. */
const forms = [
  {
    name: 'contact',
    view: (
      <ContactForm {...contactPage.form} {...contactPage} email="x@y.test" endpoint={endpoint} />
    ),
    answers: [
      ['First name', 'Marisol'],
      ['Last name', 'Castellanos'],
      ['Email', 'm.castellanos@example.com'],
      ['Message', 'Forty bikes'],
    ],
    body: {
      firstName: 'Marisol',
      lastName: 'Castellanos',
      email: 'm.castellanos@example.com',
      phone: '',
      company: '',
      fleetSize: '',
      subject: 'General Inquiry',
      message: 'Forty bikes',
    },
    draft: 'draft-contact',
    firstName: 'firstName',
    sent: 'Message sent',
    refusal: `Error: ${markup}`,
  },
  {
    name: 'request',
    view: <RequestForm {...dialog} email="x@y.test" endpoint={endpoint} />,
    answers: [
      ['Name', 'Marta Kowalczyk'],
      ['Email', 'marta@kiteway.test'],
      ['Message', 'We run Odoo.\nLabels are ZPL.'],
    ],
    body: {
      name: 'Marta Kowalczyk',
      email: 'marta@kiteway.test',
      message: 'We run Odoo.\nLabels are ZPL.',
    },
    draft: 'draft-integration-request',
    firstName: 'name',
    sent: 'Request sent',
    // What a server says is not repeated here.
    refusal: failed,
  },
] as const;

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  Element.prototype.scrollIntoView = vi.fn();
  localStorage.clear();
});

afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const box = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const button = () => screen.getByRole('button', { name: /^Send/ });
const alert = () => screen.getByRole('alert');

describe.each(forms)('$name', ({ view, answers, body, draft, firstName, sent, refusal }) => {
  const fill = () => {
    for (const [label, value] of answers) fireEvent.input(box(label), { target: { value } });
  };
  const holdsAll = () => {
    for (const [label, value] of answers) expect(box(label)).toHaveValue(value);
  };
  const first = answers[0][0];

  it('posts its fields as JSON, once however often it is asked', async () => {
    let answer: (response: Response) => void = () => {};
    fetchMock.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    render(view);
    fill();
    fireEvent.submit(button());
    fireEvent.submit(button());
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock.mock.calls[0]?.[0]).toBe(endpoint);
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual(body);
    expect(button()).toHaveTextContent('Sending...');
    expect(button().querySelector('svg.animate-spin')).not.toBeNull();
    expect(button()).toBeDisabled();
    expect(box('Message')).toHaveAttribute('readonly');
    for (const choice of screen.queryAllByRole('combobox')) expect(choice).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Sending...');
    await act(async () => answer(Response.json({})));
    expect(screen.getByRole('heading', { name: sent })).toHaveFocus();
    expect(localStorage.getItem(draft)).toBeNull();
  });

  it.each([
    ['a refusal', Response.json({ message: markup }, { status: 422 }), refusal],
    ['HTML', new Response('<h1>Bad gateway</h1>', { status: 502 }), failed],
    ['nonsense', new Response('{', { status: 500 }), failed],
  ])('answered with %s keeps everything and can be sent again', async (_, answer, words) => {
    fetchMock.mockResolvedValueOnce(answer.clone());
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchMock.mockResolvedValueOnce(Response.json({}));
    render(view);
    const user = userEvent.setup();
    fill();
    await user.click(button());
    await waitFor(() => expect(alert().textContent).toBe(words));
    expect(alert().querySelector('img')).toBeNull();
    await waitFor(() => expect(button()).toHaveFocus());
    holdsAll();
    expect(localStorage.getItem(draft)).toContain(answers[0][1]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(alert().textContent).toBe(failed));
    await user.click(button());
    expect(await screen.findByRole('heading', { name: sent })).toBeInTheDocument();
  });

  it('gives up on a server that never answers', async () => {
    const overdue = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(overdue.signal);
    fetchMock.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    render(view);
    fill();
    fireEvent.submit(button());
    expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(15_000);
    expect(button()).toBeDisabled();
    await act(async () => overdue.abort(new DOMException('signal timed out', 'TimeoutError')));
    expect(alert()).toHaveTextContent(failed);
    expect(button()).toHaveFocus();
    holdsAll();
    for (const choice of screen.queryAllByRole('combobox')) expect(choice).toBeEnabled();
  });

  it('leaves the focus of a reader who has gone elsewhere', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(
      <>
        {view}
        <button type="button">Elsewhere</button>
      </>,
    );
    fill();
    fireEvent.submit(button());
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await waitFor(() => expect(alert()).toHaveTextContent(failed));
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('has its draft after a reload', () => {
    const { unmount } = render(view);
    fill();
    unmount();
    render(view);
    holdsAll();
  });

  it('takes a draft that somebody tampered with as text', () => {
    localStorage.setItem(
      draft,
      JSON.stringify({ [firstName]: '<b>x</b>', email: 7, message: null }),
    );
    render(view);
    expect(box(first)).toHaveValue('<b>x</b>');
    expect(box('Email')).toHaveValue('');
    expect(box('Message')).toHaveValue('');
  });
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ContactForm } from '@/components/tools/contact-form/contact-form.client';
import { RequestForm } from '@/components/tools/request-form/request-form.client';
import { contactPage } from '@/content/contact';
import { integrationsPage } from '@/content/pages/integrations';
import { holdAnswer, sentTo, stubFetch } from '@/tests/support/network';
import { alert, button, field, fill, status } from '@/tests/support/screen';

const endpoint = 'https://forms.test/inbox';
const failed = 'Something went wrong. Please try again.';
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

const network = stubFetch();
const box = (label: string) => field(new RegExp(`^${label}`));
const send = () => button(/^Send/);
const expectChoices = (able: boolean) => {
  for (const choice of screen.queryAllByRole<HTMLSelectElement>('combobox')) {
    expect(choice.disabled).toBe(!able);
  }
};

describe.each(forms)('$name', ({ element, answers, others, draft, sent, refusal }) => {
  /** A filled form. */
  const start = () => {
    const view = render(element);
    for (const [label, , value] of answers) fill(box(label), value);
    return view;
  };
  const holdsAll = () => {
    for (const [label, , value] of answers) expect(box(label)).toHaveValue(value);
  };
  const [first, firstName, firstAnswer] = answers[0];

  it('posts its fields as JSON, once however often it is asked', async () => {
    const answer = holdAnswer(network);
    start();
    fireEvent.submit(send());
    fireEvent.submit(send());
    expect(network).toHaveBeenCalledExactlyOnceWith(endpoint, expect.anything());
    const body = Object.fromEntries(answers.map(([, name, value]) => [name, value]));
    expect(sentTo(network)).toEqual({ ...body, ...others });
    expect(send()).toHaveTextContent('Sending...');
    expect(send().querySelector('svg.animate-spin')).not.toBeNull();
    expect(send()).toBeDisabled();
    holdsAll();
    expect(box('Message')).toHaveAttribute('readonly');
    expectChoices(false);
    expect(status()).toHaveTextContent('Sending...');
    await answer(Response.json({}));
    expect(screen.getByRole('heading', { name: sent })).toHaveFocus();
    expect(localStorage.getItem(draft)).toBeNull();
  });

  it.each([
    ['a refusal', Response.json({ message: markup }, { status: 422 }), refusal],
    ['HTML', new Response('<h1>Bad gateway</h1>', { status: 502 }), failed],
    ['nonsense', new Response('{', { status: 500 }), failed],
  ])('answered with %s keeps everything and can be sent again', async (_, answer, words) => {
    network
      .mockResolvedValueOnce(answer.clone())
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(Response.json({}));
    const user = userEvent.setup();
    start();
    await user.click(send());
    await waitFor(() => expect(alert().textContent).toBe(words));
    expect(alert().querySelector('img')).toBeNull();
    await waitFor(() => expect(send()).toHaveFocus());
    holdsAll();
    expect(localStorage.getItem(draft)).toContain(firstAnswer);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(network).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(alert().textContent).toBe(failed));
    await user.click(send());
    expect(await screen.findByRole('heading', { name: sent })).toBeInTheDocument();
  });

  it('gives up on a server that never answers', async () => {
    const overdue = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(overdue.signal);
    network.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    start();
    fireEvent.submit(send());
    expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(15_000);
    expect(send()).toBeDisabled();
    await act(async () => overdue.abort(new DOMException('signal timed out', 'TimeoutError')));
    expect(alert()).toHaveTextContent(failed);
    expect(send()).toHaveFocus();
    holdsAll();
    expectChoices(true);
  });

  it('has the focus where Enter sends again as soon as the failure is there to be read', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    start();
    const told = new Promise<Element | null>((tell) => {
      new MutationObserver(() => {
        const failure = screen.queryByText(failed);
        // Nothing has been drawn yet.
        if (failure) tell(document.activeElement);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    // As on a page: what comes after the drawing is not hurried.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    fireEvent.submit(send());
    // A browser takes the focus from a button that is disabled; here one goes that has it.
    const taken = document.body.appendChild(document.createElement('button'));
    taken.focus();
    taken.remove();
    expect(await told).toBe(send());
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await act(async () => {});
  });

  it('is neither stuck nor sent twice when the page was left meanwhile and come back to', async () => {
    network.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    start();
    fireEvent.submit(send());
    expect(send()).toHaveTextContent('Sending...');
    const back = Object.assign(new Event('pageshow'), { persisted: true });
    await act(async () => window.dispatchEvent(back));
    expect(alert()).toHaveTextContent(failed);
    expect(send()).toBeEnabled();
    holdsAll();
    expect(network).toHaveBeenCalledOnce();
    network.mockResolvedValue(Response.json({}));
    await act(async () => fireEvent.submit(send()));
    expect(screen.getByRole('heading', { name: sent })).toBeInTheDocument();
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('leaves the focus of a reader who has gone elsewhere', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<button type="button">Elsewhere</button>);
    start();
    fireEvent.submit(send());
    button('Elsewhere').focus();
    await waitFor(() => expect(alert()).toHaveTextContent(failed));
    expect(button('Elsewhere')).toHaveFocus();
  });

  it('has its draft after a reload', () => {
    start().unmount();
    render(element);
    holdsAll();
  });

  it('takes a draft that somebody tampered with as text', () => {
    const odd = { [firstName]: '<b>x</b>', email: 7, message: null };
    localStorage.setItem(draft, JSON.stringify(odd));
    render(element);
    expect(box(first)).toHaveValue('<b>x</b>');
    expect(box('Email')).toHaveValue('');
    expect(box('Message')).toHaveValue('');
  });
});

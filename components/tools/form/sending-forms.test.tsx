import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NewsletterForm } from '@/components/tools/newsletter/newsletter-form.client';
import { SignUpForm } from '@/components/tools/sign-up/sign-up-form.client';
import { holdAnswer, sentTo, stubFetch } from '@/tests/support/network';
import { alert, button, field, status } from '@/tests/support/screen';
import {
  box,
  endpoint,
  expectAll,
  failed,
  forms,
  markup,
  startFilled,
} from '@/tests/support/views/sending-forms';

const network = stubFetch();
const send = () => button(/^Send/);
const expectChoices = (able: boolean) => {
  for (const choice of screen.queryAllByRole<HTMLSelectElement>('combobox')) {
    expect(choice.disabled).toBe(!able);
  }
};

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
  const start = () => startFilled({ element, answers });
  const holdsAll = () => expectAll({ answers });
  const [, , firstAnswer] = answers[0];

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
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NewsletterForm } from '@/components/tools/newsletter/newsletter-form.client';
import { SignUpForm } from '@/components/tools/sign-up/sign-up-form.client';
import { count } from '@/lib/events/count';
import { holdAnswer, stubFetch } from '@/tests/support/network';
import { alert, button, field, fill } from '@/tests/support/screen';

const network = stubFetch();
beforeEach(() => void vi.stubGlobal('EVENTS_URL', 'https://count.test/api/event'));

const box = () => field('E-mail address');
const submit = () => button(/^(Sign Up|Loading|Subscrib)/);
const thanks = () => screen.queryByRole<HTMLDialogElement>('dialog');

async function start(form: React.ReactNode, text = '') {
  render(form);
  const user = userEvent.setup();
  if (text) await user.type(box(), text);
  return user;
}

describe.each([
  {
    name: 'sign-up',
    form: <SignUpForm />,
    busy: 'Loading...',
    idle: 'Sign Up',
    // So that it keeps the focus.
    off: '[aria-disabled="true"]',
    thanked: 'Thank you for reach out.',
    refused: 'Error: Try later.',
    broken: 'An error occurred. Please try again.',
  },
  {
    name: 'newsletter',
    form: <NewsletterForm id="newsletter" required={false} />,
    busy: 'Subscribing...',
    idle: 'Subscribe',
    off: ':disabled',
    thanked: 'Successfully subscribed! You will receive the latest fleet management insights.',
    // What the server says is not repeated there.
    refused: 'Something went wrong. Please try again.',
    broken: 'Something went wrong. Please try again.',
  },
])('$name', ({ name, form, busy, idle, off, thanked, refused, broken }) => {
  it('is busy, asks once however often it is sent, then thanks and clears', async () => {
    const answer = holdAnswer(network);
    const user = await start(form, 'ana@example.com{Enter}');
    await user.dblClick(submit());
    fireEvent.submit(box());
    expect(submit()).toHaveTextContent(busy);
    expect(submit().matches(off)).toBe(true);
    expect(box()).toHaveValue('ana@example.com');
    await answer(Response.json({}));
    expect(network).toHaveBeenCalledOnce();
    expect(screen.getByText(thanked)).toBeInTheDocument();
    expect(box()).toHaveValue('');
    expect(submit()).toHaveTextContent(idle);
    expect(submit().matches(off)).toBe(false);
  });

  it.each([
    ['a refusal', Response.json({ message: 'Try later.' }, { status: 422 }), refused],
    ['nothing', undefined, broken],
  ])('answered with %s says so, keeps the address and can be sent again', async (_, no, words) => {
    if (no) network.mockResolvedValueOnce(no.clone());
    else network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    network.mockResolvedValueOnce(Response.json({}));
    const user = await start(form, 'ana@example.com{Enter}');
    await waitFor(() => expect(alert().textContent).toBe(words));
    expect(box()).toHaveValue('ana@example.com');
    expect(screen.queryByText(thanked)).toBeNull();
    await user.click(submit());
    expect(await screen.findByText(thanked)).toBeInTheDocument();
    expect(alert()).toBeEmptyDOMElement();
    expect(vi.mocked(count).mock.calls).toEqual([
      ['Form failed', { form: name }],
      ['Form sent', { form: name }],
    ]);
  });
});

it('the newsletter does nothing when empty', async () => {
  await start(<NewsletterForm id="letter" required={false} />, '   {Enter}');
  expect(network).not.toHaveBeenCalled();
  expect(alert()).toBeEmptyDOMElement();
});

it.each(['', 'ana@'])(
  'the sign-up refuses the address %j each time, and keeps it',
  async (text) => {
    const invalid = 'Please enter a valid email address.';
    const user = await start(<SignUpForm />, text);
    await user.click(submit());
    expect(alert()).toHaveTextContent(invalid);
    expect(box()).toHaveAccessibleDescription(invalid);
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue(text);
    const first = alert().firstElementChild;
    await user.click(submit());
    expect(alert()).toHaveTextContent(invalid);
    expect(alert().firstElementChild).not.toBe(first);
    expect(network).not.toHaveBeenCalled();
  },
);

it('the sign-up thanks in a dialog, again and again, which gives the focus to the field', async () => {
  network.mockImplementation(async () => Response.json({}));
  const user = await start(<SignUpForm />);
  for (const address of ['ana@example.com', 'ben@example.com']) {
    fill(box(), address);
    await user.click(submit());
    await screen.findByRole('dialog', { name: 'Thank you for reach out.' });
    expect(thanks()).toHaveTextContent('We will write to the address you gave us.');
    act(() => thanks()?.close());
    expect(thanks()).toBeNull();
    expect(box()).toHaveFocus();
  }
  expect(network).toHaveBeenCalledTimes(2);
});

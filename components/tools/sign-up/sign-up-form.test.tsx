import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SignUpForm } from '@/components/tools/sign-up/sign-up-form.client';
import { holdAnswer, stubFetch } from '@/tests/support/network';
import { alert, button, field, fill } from '@/tests/support/screen';

const network = stubFetch();
const invalid = 'Please enter a valid email address.';
const broken = 'An error occurred. Please try again.';

const box = () => field('E-mail address');
const submit = () => button(/Sign Up|Loading/);
const thanks = () => screen.queryByRole<HTMLDialogElement>('dialog');

/** The form, into which something has been typed. */
async function start(text = '') {
  render(<SignUpForm />);
  const user = userEvent.setup();
  if (text) await user.type(box(), text);
  return user;
}

it.each(['', 'ana@'])(
  'the address %j is refused and kept, and announced each time',
  async (text) => {
    const user = await start(text);
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

it('while the answer is awaited the form says so, keeps the focus and sends one request however often it is asked', async () => {
  const answer = holdAnswer(network);
  const user = await start('ana@example.com');
  await user.dblClick(submit());
  await user.type(box(), '{Enter}');
  expect(submit()).toHaveTextContent('Loading...');
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(box()).toHaveValue('ana@example.com');
  expect(network).toHaveBeenCalledTimes(1);
  await answer(Response.json({}));
  expect(submit()).toHaveTextContent('Sign Up');
  expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
});

it('success opens the dialog, clears the field and gives it the focus on close', async () => {
  network.mockImplementation(async () => Response.json({}));
  const user = await start();
  for (const address of ['ana@example.com', 'ben@example.com']) {
    fill(box(), address);
    await user.click(submit());
    await screen.findByRole('dialog', { name: 'Thank you for reach out.' });
    expect(thanks()).toHaveTextContent('We will write to the address you gave us.');
    expect(box()).toHaveValue('');
    expect(alert()).toBeEmptyDOMElement();
    act(() => thanks()?.close());
    expect(thanks()).toBeNull();
    expect(box()).toHaveFocus();
  }
  expect(network).toHaveBeenCalledTimes(2);
});

it.each([
  ['a refusal', Response.json({ message: 'Try later.' }, { status: 422 }), 'Error: Try later.'],
  ['nothing', undefined, broken],
])('answered with %s it says so and can be sent again', async (_, answer, words) => {
  if (answer) network.mockResolvedValueOnce(answer);
  else network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  network.mockResolvedValueOnce(Response.json({}));
  const user = await start('ana@example.com{Enter}');
  await waitFor(() => expect(alert().textContent).toBe(words));
  expect(box()).toHaveValue('ana@example.com');
  expect(thanks()).toBeNull();
  await user.click(submit());
  await screen.findByRole('dialog');
  expect(alert()).toBeEmptyDOMElement();
});

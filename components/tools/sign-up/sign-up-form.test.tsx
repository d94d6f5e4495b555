import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignUpForm } from '@/components/tools/sign-up/sign-up-form.client';
import { supportDialogs } from '@/tests/support/dialog-support';

const fetchMock = vi.fn<typeof fetch>();
const invalid = 'Please enter a valid email address.';
const broken = 'An error occurred. Please try again.';

beforeAll(supportDialogs);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
const button = () => screen.getByRole('button', { name: /Sign Up|Loading/ });
const alert = () => screen.getByRole('alert');

function pendingAnswer() {
  let answer: (response: Response) => void = () => {};
  fetchMock.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return (response: Response) => act(async () => answer(response));
}

function start() {
  render(<SignUpForm />);
  return userEvent.setup();
}

describe('at rest', () => {
  it('is a required e-mail field and a button', () => {
    start();
    expect(field()).toHaveAttribute('type', 'email');
    expect(field()).toHaveAttribute('autocomplete', 'email');
    expect(field()).toBeRequired();
    expect(field()).not.toHaveAttribute('aria-invalid', 'true');
    expect(button()).toHaveTextContent('Sign Up');
    expect(alert()).toBeEmptyDOMElement();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does nothing where it is sent before its script runs', () => {
    expect(renderToString(<SignUpForm />)).toContain('method="dialog"');
  });
});

describe('an address that cannot be one', () => {
  it.each([
    '',
    '   ',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'a b@example.com',
    'ana@@example.com',
  ])('%j is refused and nothing is sent', async (text) => {
    const user = start();
    if (text) await user.type(field(), text);
    await user.click(button());
    expect(alert()).toHaveTextContent(invalid);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(invalid);
    expect(field()).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('keeps what was typed', async () => {
    const user = start();
    await user.type(field(), 'ana@');
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('ana@');
  });

  it('is announced anew at each attempt', async () => {
    const user = start();
    await user.click(button());
    const first = alert().firstElementChild;
    await user.click(button());
    expect(alert()).toHaveTextContent(invalid);
    expect(alert().firstElementChild).not.toBe(first);
  });
});

describe('while the answer is awaited', () => {
  it('says so, keeps the focus and sends one request however often it is asked', async () => {
    const answer = pendingAnswer();
    const user = start();
    await user.type(field(), 'ana@example.com');
    await user.dblClick(button());
    await user.click(button());
    await user.type(field(), '{Enter}');
    fireEvent.submit(field());
    expect(button()).toHaveTextContent('Loading...');
    expect(button().querySelector('svg.animate-spin')).not.toBeNull();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toBeEnabled();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await answer(Response.json({}));
    expect(button()).toHaveTextContent('Sign Up');
    expect(button().querySelector('svg')).toBeNull();
    expect(button()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('sends the address without the spaces around it', async () => {
    fetchMock.mockResolvedValue(Response.json({}));
    const user = start();
    await user.click(field());
    await user.paste('  ana@example.com \n');
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
      email: 'ana@example.com',
    });
  });

  it('takes an earlier error away', async () => {
    const answer = pendingAnswer();
    const user = start();
    await user.click(button());
    await user.type(field(), 'ana@example.com{Enter}');
    expect(alert()).toBeEmptyDOMElement();
    expect(field()).not.toHaveAttribute('aria-invalid', 'true');
    await answer(Response.json({}));
  });
});

describe('success', () => {
  it('opens the dialog, clears the field and gives it the focus on close', async () => {
    fetchMock.mockImplementation(async () => Response.json({}));
    const user = start();
    for (const address of ['ana@example.com', 'ben@example.com']) {
      fireEvent.input(field(), { target: { value: address } });
      await user.click(button());
      const dialog = await screen.findByRole('dialog', { name: 'Thank you for reach out.' });
      expect(dialog).toHaveTextContent('We will write to the address you gave us.');
      expect(field()).toHaveValue('');
      expect(alert()).toBeEmptyDOMElement();
      act(() => (dialog as HTMLDialogElement).close());
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(field()).toHaveFocus();
    }
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});

describe('failure', () => {
  it.each([
    [
      'a refusal',
      () => Response.json({ message: 'Try later.' }, { status: 422 }),
      'Error: Try later.',
    ],
    [
      'a refusal in markup',
      () => Response.json({ message: '<img src=x onerror=alert(1)>' }, { status: 400 }),
      'Error: <img src=x onerror=alert(1)>',
    ],
    ['a failure in HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), broken],
  ])('%s', async (_, answer, words) => {
    fetchMock.mockResolvedValue(answer());
    const user = start();
    await user.type(field(), 'ana@example.com{Enter}');
    await vi.waitFor(() => expect(alert()).toHaveTextContent(words));
    expect(alert().textContent).toBe(words);
    expect(alert().querySelector('img')).toBeNull();
    expect(field()).toHaveValue('ana@example.com');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of the network can be tried again', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchMock.mockResolvedValueOnce(Response.json({}));
    const user = start();
    await user.type(field(), 'ana@example.com{Enter}');
    await vi.waitFor(() => expect(alert()).toHaveTextContent(broken));
    await user.click(button());
    await screen.findByRole('dialog');
    expect(alert()).toBeEmptyDOMElement();
  });
});

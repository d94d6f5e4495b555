import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

type Name = string | RegExp;

export const button = (name?: Name) => screen.getByRole('button', { name });
export const link = (name: Name) => screen.getByRole('link', { name });
export const field = (name: Name) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const choice = (name: Name) => screen.getByRole('combobox', { name });
export const status = () => screen.getByRole('status');
export const alert = () => screen.getByRole('alert');

export const textsOf = (...query: Parameters<typeof screen.queryAllByRole>) =>
  screen.queryAllByRole(...query).map(({ textContent }) => textContent);

export const fill = (target: Element, value: string) =>
  fireEvent.input(target, { target: { value } });

/** Writes into the field of this label, and leaves it. */
export function write(label: string, text: string): HTMLElement {
  const target = screen.getByLabelText(label);
  fill(target, text);
  fireEvent.blur(target);
  return target;
}

/** Presses a button, and waits for what follows at once. */
export const press = (name?: Name) => act(async () => fireEvent.click(button(name)));

export const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** Stubs what tells that elements come into view; what it gives says that one has, or has gone. */
export function stubIntersection() {
  const disconnect = vi.fn();
  let report = (_: readonly { isIntersecting: boolean; target: Element | undefined }[]) => {};
  vi.stubGlobal('IntersectionObserver', function observer(tell: typeof report) {
    report = tell;
    return { observe: () => {}, disconnect };
  });
  const cross = (isIntersecting = true, target?: Element) =>
    act(() => report([{ isIntersecting, target }]));
  return { cross, disconnect };
}

/** Puts an address into the bar, as if the page had been opened there. */
export const goTo = (address: string) => window.history.replaceState(null, '', address);

/** Takes a step back in the history, and waits until the page has taken note. */
export const goBack = () =>
  act(async () => {
    window.history.back();
    await new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  });

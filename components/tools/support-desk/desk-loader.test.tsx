import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bringDesk } from '@/components/tools/support-desk/lazy/desk-lazy';
import { supportPage as words } from '@/content/help/support';
import { markRead } from '@/lib/help/read-guides';
import { button } from '@/tests/support/screen';
import { app, box, card, found, guides, show, titles } from '@/tests/support/support-desk-view';

vi.mock('@/components/tools/support-desk/lazy/desk-lazy', { spy: true });

const { newest } = words.list.orders;
const settle = () => act(async () => {});
/** Lets nothing come until it is told to. */
function hold() {
  let come = () => {};
  const came = new Promise<void>((resolve) => {
    come = resolve;
  });
  vi.mocked(bringDesk).mockImplementation(async () => {
    await came;
    return (await import('@/components/tools/support-desk/lazy/desk')).Desk;
  });
  return () => {
    come();
    return settle();
  };
}

it('fetches nothing for somebody who only reads', async () => {
  await show();
  expect(bringDesk).not.toHaveBeenCalled();
  expect(titles()).toHaveLength(guides.length);
});

it.each([
  ['the pointer comes over it', () => fireEvent.pointerOver(card(app))],
  ['the focus comes into it', () => act(() => box().focus())],
])('fetches the desk when %s', async (_, sign) => {
  await show();
  sign();
  await settle();
  expect(bringDesk).toHaveBeenCalled();
});

it('fetches it by itself for an address with a search, and where guides were read', async () => {
  await show('?q=driver');
  expect(bringDesk).toHaveBeenCalledOnce();
  vi.mocked(bringDesk).mockClear();
  markRead('billing');
  await show();
  expect(bringDesk).toHaveBeenCalledOnce();
});

it('presses once more what was pressed before it came', async () => {
  const come = hold();
  await show();
  fireEvent.click(button(newest));
  expect(button(newest)).toHaveAttribute('aria-pressed', 'false');
  await come();
  expect(button(newest)).toHaveAttribute('aria-pressed', 'true');
  expect(titles()[0]).toBe('Route templates');
});

it('finds what was typed before it came', async () => {
  const come = hold();
  await show();
  fireEvent.change(box(), { target: { value: 'driver' } });
  act(() => box().focus());
  await come();
  expect(box()).toHaveValue('driver');
  expect(titles()).toEqual(['Driver accounts', found]);
});

it('says that it did not come to whoever pressed something, and tries again', async () => {
  vi.mocked(bringDesk).mockRejectedValue(new Error('503'));
  await show();
  fireEvent.pointerOver(card(app));
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(button(newest));
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent(words.list.failed);
  const come = hold();
  fireEvent.click(button(newest));
  await come();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(titles()[0]).toBe('Route templates');
});

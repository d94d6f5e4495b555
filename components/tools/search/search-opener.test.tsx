import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { search as words } from '@/content/search';
import { goTo } from '@/tests/support/screen';
import { SearchOpener } from './search-opener.client';

const page = { path: '/' };
vi.mock('next/navigation', () => ({ usePathname: () => page.path }));
vi.mock('@/lib/search/load', () => ({
  loadSearch: () => new Promise(() => {}),
  onSearchWords: () => () => {},
}));

const dialog = () => screen.queryByRole('dialog', { name: words.title });

beforeEach(async () => {
  page.path = '/';
  await import('./search-dialog');
});

function start() {
  return render(
    <>
      <button type="button" command="show-modal" commandfor="search">
        <span>Search</span>
      </button>
      <input aria-label="Name" />
      <div contentEditable suppressContentEditableWarning>
        <p>Note</p>
      </div>
      <SearchOpener />
    </>,
  );
}

const settle = () => act(async () => {});
const press = async (target: Element, init: KeyboardEventInit) => {
  const free = fireEvent.keyDown(target, init);
  await settle();
  return !free;
};

it('opens with the words that a button brings', async () => {
  start();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Search' });
  button.value = 'time windows';
  fireEvent.click(screen.getByText('Search'));
  await settle();
  expect(screen.getByRole('combobox')).toHaveValue('time windows');
});

it.each([
  ['/ on the page', null, { key: '/' }, true],
  ['/ in a field', 'Name', { key: '/' }, false],
  ['Alt and /', null, { key: '/', altKey: true }, false],
  ['Ctrl and K on the page', null, { key: 'k', ctrlKey: true }, true],
  ['Ctrl and K in a field', 'Name', { key: 'k', ctrlKey: true }, false],
  ['Ctrl and K in an editor', 'Note', { key: 'k', ctrlKey: true }, false],
  ['Cmd and K', null, { key: 'K', metaKey: true }, true],
  ['Ctrl, Shift and K', null, { key: 'K', ctrlKey: true, shiftKey: true }, false],
])('%s', async (_, place, init, opens) => {
  start();
  const target = place
    ? (screen.queryByLabelText(place) ?? screen.getByText(place))
    : document.body;
  expect(await press(target, init)).toBe(opens);
  expect(dialog() !== null).toBe(opens);
});

it('leaves / alone once it was turned off, and takes it again', async () => {
  const change = () => fireEvent.click(screen.getByRole('checkbox', { name: /^\// }));
  const close = () => fireEvent.click(screen.getByRole('button', { name: /^Close/ }));
  start();
  await press(document.body, { key: '/' });
  change();
  close();
  expect(await press(document.body, { key: '/' })).toBe(false);
  expect(await press(document.body, { key: 'k', ctrlKey: true })).toBe(true);
  change();
  close();
  expect(await press(document.body, { key: '/' })).toBe(true);
});

it('opens with the words of an address, and closes on the way to a page without', async () => {
  goTo('/?search=time%20windows');
  const { rerender } = render(<SearchOpener />);
  await settle();
  expect(screen.getByRole('combobox')).toHaveValue('time windows');
  goTo('/pricing');
  page.path = '/pricing';
  rerender(<SearchOpener />);
  await settle();
  expect(dialog()).toBeNull();
});

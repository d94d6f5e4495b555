import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SearchDialog } from '@/components/tools/search/search-dialog';
import { search as words } from '@/content/search';
import { count } from '@/lib/events/count';
import { recentSearches } from '@/lib/search/recent';
import type { SearchIndex } from '@/lib/search/types';
import { alert, button, choice, fill, goTo, pass, press, textsOf } from '@/tests/support/screen';
import { found, hit, indexOf } from '@/tests/support/search';
import { stubCopies } from '@/tests/support/storage';

const section = (title: string, isFound: boolean) => ({
  title,
  href: `/plan#${title}`,
  found: isFound,
});
const guide = hit('guides', 'Plan', {
  updated: '2025-09-16',
  sections: [section('Time', true), section('Skills', false), section('Reasons', true)],
});
const articles = ['A', 'B', 'C', 'D'].map((title) =>
  hit('articles', title, { picture: '/images/a.svg' }),
);

/** An index that knows 'time', 'gefonce' and the same as typed. */
const index = indexOf({
  time: found({ guides: [guide], articles }, { query: 'time', words: ['time'] }),
  gefonce: found({ articles: articles.slice(0, 1) }, { query: 'geofence', corrected: true }),
  '"gefonce"': found({ pages: [hit('pages', 'Gefonce')] }, { query: 'gefonce' }),
});

const source = vi.hoisted(() => ({
  load: vi.fn<() => Promise<SearchIndex>>(),
  onWords: vi.fn<(tell: () => void) => void>(),
}));
vi.mock('@/lib/search/load', () => ({
  loadSearch: source.load,
  onSearchWords: (tell: () => void) => {
    source.onWords(tell);
    return () => {};
  },
}));

beforeEach(() => void source.load.mockResolvedValue(index));

/** The dialog with words in it; links note where they lead instead of leading there. */
async function start(text = '') {
  const onClose = vi.fn();
  const followed: (string | null)[] = [];
  const view = render(<SearchDialog words={text} onClose={onClose} />);
  view.baseElement.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    followed.push(link.getAttribute('href'));
  });
  await act(async () => {});
  return { followed, onClose };
}

const field = () => choice(words.title) as HTMLInputElement;

const key = (name: string, more = {}) => fireEvent.keyDown(field(), { key: name, ...more });

/** The row that the field calls active. */
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

const options = () => textsOf('option');

it('before a word is typed the dialog offers what was searched, to search it again, to remove it, to clear', async () => {
  localStorage.setItem('searches', JSON.stringify(['time', 'sim', 'van']));
  await start();
  const earlier = () => textsOf('option').slice(0, -words.wanted.length);
  expect(earlier()).toEqual(['time', 'sim', 'van']);
  button('Remove sim').focus();
  await press('Remove sim');
  expect(button('Remove van')).toHaveFocus();
  expect(earlier()).toEqual(['time', 'van']);
  expect(recentSearches()).toEqual(['time', 'van']);
  key('ArrowDown');
  expect(active()).toHaveTextContent('time');
  key('Enter');
  expect(field()).toHaveValue('time');
  fill(field(), '');
  button(/^Clear/).focus();
  await press(/^Clear/);
  expect(field()).toHaveFocus();
  expect(earlier()).toEqual([]);
  expect(recentSearches()).toEqual([]);
});

it('results come as one types, by groups, the best active and the words marked', async () => {
  await start();
  fill(field(), 'time');
  const groups = screen.getAllByRole('group').filter((group) => group.closest('[role=listbox]'));
  expect(groups.map((group) => group.getAttribute('aria-labelledby'))).toEqual([
    'search-guides',
    'search-articles',
  ]);
  expect(active()).toHaveTextContent('Plan');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('option', { name: 'Time' }).querySelector('mark')).toHaveTextContent(
    'Time',
  );
});

it('results show all of a group when that is asked for, and go on from there', async () => {
  await start('time');
  expect(options().at(-1)).toBe('All 4 articles');
  key('ArrowUp');
  key('Enter');
  expect(options()).not.toContain('All 4 articles');
  expect(active()).toHaveTextContent('D');
});

it('results tell which words were corrected, and can be had as typed', async () => {
  await start('gefonce');
  expect(screen.getByText('geofence')).toBeInTheDocument();
  await press('Search for gefonce');
  expect(active()).toHaveTextContent('Gefonce');
  expect(screen.queryByText(/^Showing/)).toBeNull();
});

it('results are announced 400 ms after the last key', async () => {
  vi.useFakeTimers();
  await start();
  const status = screen.getByRole('status');
  fill(field(), 'time');
  await pass(300);
  fill(field(), 'gefonce');
  await pass(399);
  expect(status).toBeEmptyDOMElement();
  await pass(1);
  expect(status).toHaveTextContent('1 result');
});

it('keys step into the sections of a place where the caret is behind the words, and back', async () => {
  await start('time');
  field().setSelectionRange(1, 1);
  expect(key('ArrowRight')).toBe(true);
  field().setSelectionRange(4, 4);
  expect(key('ArrowRight')).toBe(false);
  expect(active()).toHaveTextContent(/^Time$/);
  key('ArrowLeft');
  expect(active()).toHaveTextContent('Plan');
  expect(key('ArrowLeft')).toBe(true);
});

it.each([
  ['there', {}, 1],
  ['in a new tab', { ctrlKey: true }, 0],
  ['in a new tab', { metaKey: true }, 0],
])('keys open the active row %s, and keep the words', async (_, held, closes) => {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const { followed, onClose } = await start('time');
  key('ArrowRight');
  key('Enter', held);
  await act(() => new Promise((done) => setTimeout(done)));
  const tab = ['http://localhost:3000/plan#Time', '_blank', 'noopener'];
  expect(opened.mock.calls).toEqual(closes ? [] : [tab]);
  expect(followed).toEqual(closes ? ['/plan#Time'] : []);
  expect(recentSearches()).toEqual(['time']);
  expect(onClose).toHaveBeenCalledTimes(closes);
});

it('keys take back the words first: Escape leaves an empty field to the dialog', async () => {
  await start('time');
  expect(screen.getByText('clear')).toBeInTheDocument();
  expect(key('Escape')).toBe(false);
  expect(field()).toHaveValue('');
  expect(screen.getByText('close')).toBeInTheDocument();
  expect(key('Escape')).toBe(true);
});

it('where nothing is found it shows the words as text, searches others and leads to the chat', async () => {
  const { onClose } = await start('<b>teleport</b>');
  const open = vi.fn();
  const chat = document.body.appendChild(document.createElement('button'));
  chat.className = 'chat-toggle';
  chat.addEventListener('click', open);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('“<b>teleport</b>”');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  const [other] = words.nothing.suggestions;
  await press(other);
  expect(field()).toHaveValue(other);
  await press(words.nothing.chat);
  expect(onClose).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledOnce();
  chat.remove();
});

it('where nothing is found it counts that once the words rest', async () => {
  vi.useFakeTimers();
  await start('zz');
  await pass(1000);
  fill(field(), 'zzz');
  await pass(1499);
  expect(count).not.toHaveBeenCalled();
  await pass(2000);
  expect(count).toHaveBeenCalledExactlyOnceWith('Search without result');
});

it('an index that does not come is announced, and asked for again with the words kept', async () => {
  source.load.mockRejectedValueOnce(new Error('404'));
  await start('time');
  expect(alert()).toHaveTextContent(words.failed.text);
  expect(source.load).toHaveBeenCalledOnce();
  await press(words.failed.again);
  expect(field()).toHaveValue('time');
  expect(active()).toHaveTextContent('Plan');
});

it('an index that is awaited for 150 ms has five rows in its place, and finds what was typed', async () => {
  vi.useFakeTimers();
  let come = (_: SearchIndex) => {};
  source.load.mockReturnValue(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  await start('time');
  const rows = () => document.querySelectorAll('[role=status] [data-row]').length;
  await pass(149);
  expect(rows()).toBe(0);
  await pass(1);
  expect(rows()).toBe(5);
  await act(async () => come(index));
  expect(rows()).toBe(0);
  expect(active()).toHaveTextContent('Plan');
});

it('an index that brings further words finds at last what stands among them', async () => {
  const hits: ReturnType<typeof hit>[] = [];
  source.load.mockResolvedValue({ search: () => found({ pages: [...hits] }) });
  await start('time');
  expect(screen.getByText(/^No results for/)).toBeInTheDocument();
  hits.push(hit('pages', 'A'));
  act(() => source.onWords.mock.lastCall?.[0]());
  expect(options()).toHaveLength(1);
});

it('without a connection it lists what is not kept below what is, where no key reaches it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stubCopies({ '/b': '<title>Page</title>', '/a': '<title>Page</title>' });
  await start('time');
  await waitFor(() => expect(active()).toHaveTextContent('A'));
  key('ArrowUp');
  expect(active()).toHaveTextContent('B');
  const away = screen.getByRole('group', { name: words.offline.elsewhere });
  expect(away.querySelectorAll('[aria-disabled="true"]')).toHaveLength(3);
  expect(away.querySelector('a')).toBeNull();
  expect(screen.getByText('2 results on this device, 3 not')).toBeInTheDocument();
});

it('closing takes the words out of the address, and no other part of it', async () => {
  goTo('/?search=time&utm_source=news#faq');
  await start('time');
  key('Escape');
  await press(/^Close/);
  expect(window.location.href).toMatch(/\/\?utm_source=news#faq$/);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadSearch } from '@/lib/search/load';
import { textsOf } from '@/tests/support/screen';
import { found, hit, indexOf } from '@/tests/support/search';
import { FurtherFinds } from './further-finds';

vi.mock('@/lib/search/load', () => ({ loadSearch: vi.fn(), onSearchWords: () => () => {} }));

const articles = ['A', 'B', 'C'].map((title) => hit('articles', title));
const index = indexOf({ ten: found({ articles }) });
const settle = () => act(async () => {});
const offers = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

async function show(query: string, shown = ['/listed']) {
  const view = render(<FurtherFinds query={query} listed={shown} />);
  await settle();
  return view;
}

beforeEach(() => {
  vi.mocked(loadSearch).mockResolvedValue(index);
});

it('opens the search with what was looked for, where more is found than is listed', async () => {
  const { unmount } = await show('ten');
  const offer = screen.getByRole('button', { name: '3 more in articles' });
  expect(offer).toHaveAttribute('commandfor', 'search');
  expect(offer).toHaveValue('ten');
  unmount();
  await show('nothing');
  expect(offers()).toEqual([]);
});

it('shows the best three itself where nothing is listed', async () => {
  await show('ten', []);
  expect(textsOf('link')).toEqual(['A', 'B', 'C']);
  expect(offers()).toEqual([]);
});

it('is silent where the search does not come, and tries again with a connection', async () => {
  vi.mocked(loadSearch).mockRejectedValueOnce(new Error('503'));
  const { container } = await show('ten');
  expect(container).toHaveTextContent(/^$/);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await settle();
  expect(offers()).toHaveLength(1);
});

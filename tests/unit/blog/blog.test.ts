import { expect, it } from 'vitest';
import { blogAddress, categoryAddress, readChoice, shortName } from '@/lib/blog/address';
import { findPosts, listWords, pageFrom, pageWindow } from '@/lib/blog/list';
import type { PostCard } from '@/lib/blog/post-card';
import { loadPosts } from '@/lib/blog/post-index';
import { countWords, readMinutes } from '@/lib/blog/post-words';
import { readShare } from '@/lib/blog/read-share';
import { stubFetch } from '../../support/network';

it.each([
  [{}, '/blog'],
  [{ search: '  ', category: '', page: 1 }, '/blog'],
  [{ search: 'low bridges & ferries' }, '/blog?q=low+bridges+%26+ferries'],
  [{ category: 'ai-technology', page: 2 }, '/blog?category=ai-technology&page=2'],
])('the address of the list with %j is %s', (choice, address) =>
  expect(blogAddress(choice)).toBe(address),
);

it.each([
  ['', { search: '', category: '', page: null }],
  ['?q=ETA&category=best&page=2', { search: 'ETA', category: 'best', page: '2' }],
  ['?category=nonsense&page=x', { search: '', category: '', page: 'x' }],
])('%s is read', (query, choice) => expect(readChoice(query, ['best'])).toEqual(choice));

it.each([
  ['AI & Technology', 'ai-technology'],
  ['“It goes past there anyway”', 'it-goes-past-there-anyway'],
  ['Dyers’ Row', 'dyers-row'],
])('%s is %s for short', (name, short) => {
  expect(shortName(name)).toBe(short);
  expect(categoryAddress(name)).toBe(`/blog?category=${short}#articles`);
});

it.each([
  [23, 3, '23 more, newest first'],
  [0, 3, 'No further articles yet.'],
  [26, 0, '26 articles'],
  [0, 0, 'No articles yet.'],
])('a list of %d below %d featured says %j', (count, featured, words) =>
  expect(listWords(count, featured)).toBe(words),
);

it.each([
  [0, [1], []],
  [6, [4, 5], [2, 3, 4, 5, 6]],
  [12, [1, 3], [1, 2, 3, 4, 5]],
  [12, [4], [2, 3, 4, 5, 6]],
  [12, [10, 11, 12], [8, 9, 10, 11, 12]],
])('of %i pages, on %j, stand the numbers %j', (total, places, numbers) => {
  for (const current of places) expect(pageWindow(current, total)).toEqual(numbers);
});

it.each([
  [3, ['3']],
  [1, [null, '1', '0', '4', '-1', '2.5', '1e1', '2x', ' 2', '0000003']],
])('page %i of 3 is meant by %j', (page, texts) => {
  for (const text of texts) expect(pageFrom(text, 3)).toBe(page);
});

const card = (slug: string, more: Partial<PostCard>) =>
  ({ slug, title: slug, excerpt: '', category: 'Fleets', tags: [], ...more }) as PostCard;

it.each([
  ['rAiN', 'best-practices', 'a b c'],
  ['  at three ', '', 'a'],
  ['', 'case-studies', 'b c'],
  [' ', 'saved', 'd'],
  ['', '', 'a b c'],
])('a search for %j in %j leaves %s', (search, category, left) => {
  const posts = [
    card('a', { title: 'Rain at Three' }),
    card('b', { excerpt: 'Forty vans in the rain.', category: 'Case Studies' }),
    card('c', { tags: ['RAINFALL'], category: 'Case Studies' }),
    card('d', { author: 'Rain desk', category: 'Best Practices', featured: true }),
  ];
  const found = findPosts(posts, { search, category }, ['d', 'gone']);
  expect(found.map(({ slug }) => slug).join(' ')).toBe(left);
});

it.each([
  [100, 1900, 0],
  [-450, 1900, 50],
  [-5000, 1900, 100],
  [0, 1000, 100],
])('with its top at %i, of %i px %i percent have been read', (top, height, share) => {
  expect(readShare({ top, height, windowHeight: 1000 })).toBe(share);
});

it('words are counted without marks and pictures', () => {
  const parts = [
    { type: 'paragraph', content: 'Two **bold words** and [a link](/pricing).' },
    { type: 'stats', title: 'Day', stats: [{ number: '5', label: 'stops' }], of: 5 },
    { type: 'image', src: 'chart-x', alt: 'Not counted', caption: 'Neither' },
  ];
  expect(countWords(parts)).toBe(9);
  expect(readMinutes(Array.from({ length: 23 }, () => parts).flat())).toBe(2);
  expect(readMinutes([])).toBe(1);
});

const network = stubFetch();

it('fetches the list anew after each failure, and once when it came', async () => {
  network.mockResolvedValueOnce(new Response('', { status: 500 }));
  await expect(loadPosts()).rejects.toThrow('answers 500');
  for (const wrong of [null, {}, 'none']) {
    network.mockResolvedValueOnce(Response.json(wrong));
    await expect(loadPosts()).rejects.toThrow('is none');
  }
  network.mockResolvedValueOnce(Response.json([{ slug: 'post' }]));
  expect(await loadPosts()).toEqual([{ slug: 'post' }]);
  expect(await loadPosts()).toHaveLength(1);
  expect(network.mock.calls.map(([path]) => path)).toEqual(Array(5).fill('/blog/posts.json'));
});

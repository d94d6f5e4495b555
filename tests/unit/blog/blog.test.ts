import { describe, expect, it } from 'vitest';
import { isEntryPath } from '@/lib/address/entry-path';
import { blogAddress, readChoice, shortName } from '@/lib/blog/address';
import { listWords } from '@/lib/blog/list-words';
import type { PostCard } from '@/lib/blog/post-card';
import { countWords } from '@/lib/blog/post-words';
import { readShare } from '@/lib/blog/read-share';
import { findPosts } from '@/lib/blog/search';
import { getPosts } from '@/lib/content/posts';
import { atomFeed } from '@/lib/content/text/feed';
import { escaped, partHtml } from '@/lib/content/text/part-html';

const card = (slug: string, more: Partial<PostCard> = {}): PostCard => ({
  slug,
  title: slug,
  excerpt: '',
  author: 'Fleet desk',
  date: '2025-01-01',
  readTime: 5,
  category: 'Fleet Management',
  thread: 'cobalt',
  tags: [],
  ...more,
});

describe('the address of the list', () => {
  it.each([
    [{}, '/blog'],
    [{ search: '  ', category: '', page: 1 }, '/blog'],
    [{ search: 'low bridges & ferries' }, '/blog?q=low+bridges+%26+ferries'],
    [{ category: 'ai-technology', page: 2 }, '/blog?category=ai-technology&page=2'],
  ])('%j → %s', (choice, address) => expect(blogAddress(choice)).toBe(address));

  it.each([
    ['', { search: '', category: '', page: null }],
    ['?q=ETA&category=best&page=2', { search: 'ETA', category: 'best', page: '2' }],
    ['?category=nonsense&page=x', { search: '', category: '', page: 'x' }],
  ])('%s is read', (query, choice) => expect(readChoice(query, ['best'])).toEqual(choice));

  it.each([
    ['AI & Technology', 'ai-technology'],
    ['“It goes past there anyway”', 'it-goes-past-there-anyway'],
    ['Dyers’ Row', 'dyers-row'],
  ])('%s is %s for short', (name, short) => expect(shortName(name)).toBe(short));

  it.each([
    ['/blog/rain-delays-on-delivery-routes', true],
    ['/blog', false],
    ['/blog/404', false],
    ['/blog/rain/at', false],
    ['/blog/Rain', false],
    ['/blog/posts.json', false],
  ])('%s leads to an article: %s', (path, is) => expect(isEntryPath(path)).toBe(is));
});

it.each([
  [23, 3, '23 more, newest first'],
  [1, 1, '1 more, newest first'],
  [0, 3, 'No further articles yet.'],
  [26, 0, '26 articles'],
  [1, 0, '1 article'],
  [0, 0, 'No articles yet.'],
])('a list of %d below %d featured says %j', (count, featured, words) =>
  expect(listWords(count, featured)).toBe(words),
);

describe('search', () => {
  const posts = [
    card('a', { title: 'Rain at Three' }),
    card('b', { excerpt: 'Forty vans in the rain.', category: 'Case Studies' }),
    card('c', { tags: ['RAINFALL'], category: 'Case Studies' }),
    card('d', { author: 'Rain desk', category: 'Best Practices', featured: true }),
  ];

  it.each([
    // Title, excerpt and tags, whatever the case, in the full list whatever the category.
    ['rAiN', '', 'a b c'],
    ['  at three ', '', 'a'],
    ['.*', '', ''],
    ['rain', 'best-practices', 'a b c'],
    // Without words, a category or what is saved.
    ['', 'case-studies', 'b c'],
    [' ', 'saved', 'd'],
    ['', '', 'a b c'],
  ])('for %j in %j leaves %s', (search, category, left) => {
    const found = findPosts(posts, { search, category }, ['d', 'gone']);
    expect(found.map(({ slug }) => slug).join(' ')).toBe(left);
  });
});

it.each([
  [100, 1900, 0],
  [0, 1900, 0],
  [-450, 1900, 50],
  [-900, 1900, 100],
  [-5000, 1900, 100],
  // All of what fits the window.
  [0, 300, 100],
])('with its top at %i, of %i px %i percent have been read', (top, height, share) => {
  expect(readShare({ top, height, windowHeight: 1000 })).toBe(share);
});

it('words are counted without marks and pictures', () => {
  const parts = [
    { type: 'paragraph', content: 'Two **bold words** and [a link](/pricing).' },
    { type: 'stats', title: 'Day', stats: [{ number: '5', label: 'stops' }] },
    { type: 'image', src: 'chart-x', alt: 'Not counted', caption: 'Neither' },
  ];
  expect(countWords(parts)).toBe(9);
});

describe('parts for feed readers', () => {
  const html = (part: Parameters<typeof partHtml>[0]) =>
    partHtml(part, 'https://site.example', 'sample');

  it('escape what is text', () => {
    const link = '<a href="https://site.example/pricing?x=1">c</a>';
    expect(html({ type: 'paragraph', content: 'a < b & [c](/pricing?x=1) **d**' })).toBe(
      `<p>a &lt; b &amp; ${link} <strong>d</strong></p>`,
    );
    expect(html({ type: 'heading', content: 'H' })).toBe('<h2>H</h2>');
    expect(html({ type: 'highlight', title: 'T', content: 'C' })).toBe('<h3>T</h3><p>C</p>');
    expect(escaped(`"'`)).toBe('&quot;&#39;');
  });

  const quote = { type: 'quote', content: 'Yes', author: 'A driver' } as const;
  const stats = [{ number: '5', label: 'stops' }];

  it.each<[Parameters<typeof partHtml>[0], string]>([
    [{ type: 'list', title: 'T', items: ['1', '2'] }, '<li>1</li><li>2</li>'],
    [{ type: 'stats', title: 'T', stats }, '<li>5 stops</li>'],
    [
      { type: 'image', src: 'chart-x', alt: 'A', caption: 'C' },
      'src="https://site.example/images/chart-x.svg" alt="A"',
    ],
    [{ ...quote, sample: true }, 'A driver (sample)'],
  ])('of %o: %s', (part, expected) => expect(html(part)).toContain(expected));

  it('say of no other quote that it is a sample', () => {
    expect(html({ ...quote, sample: false })).not.toContain('sample');
  });
});

it('the feed holds every post with its whole text, and is as new as the newest', () => {
  const feed = atomFeed(getPosts(), 'https://site.example');
  expect(feed.match(/&lt;h2&gt;Key takeaways/g)).toHaveLength(getPosts().length);
  expect(feed).toContain('<link rel="self" type="application/atom+xml"');
  const [, updated] = feed.match(/<updated>(.*?)</) ?? [];
  expect(updated).toBe(`${getPosts()[0]?.date}T00:00:00Z`);
});

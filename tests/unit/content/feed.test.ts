import { expect, it, test } from 'vitest';
import type { ArticleSection, BlogPost } from '@/content/blog/types';
import { getPosts } from '@/lib/content/posts';
import { postBlocks } from '@/lib/content/text/blocks';
import { atomFeed } from '@/lib/content/text/feed';
import { blockHtml } from '@/lib/content/text/html';
import { escapedMarkdown, inlineMarkdown } from '@/lib/content/text/markdown';

const quote = { type: 'quote', content: '"Yes"', author: 'A driver' } as const;
const stats = [{ number: '5', label: 'stops' }];

it.each<[ArticleSection, string]>([
  [
    { type: 'paragraph', content: "a < b & [c](/pricing?x=1) **d's**" },
    '<p>a &lt; b &amp; <a href="https://site.test/pricing?x=1">c</a> <strong>d&#39;s</strong></p>',
  ],
  [{ type: 'heading', content: 'H' }, '<h2>H</h2>'],
  [{ type: 'list', title: 'T', items: ['1', '2'] }, '<li>1</li><li>2</li>'],
  [{ type: 'stats', title: 'T', stats }, '<li><strong>5</strong> stops</li>'],
  [
    { type: 'image', src: 'chart-x', alt: 'A', caption: 'C' },
    '"https://site.test/images/chart-x.svg"',
  ],
  [{ ...quote, sample: true }, '<p>&quot;Yes&quot;</p><p>A driver (sample quote)</p>'],
  [{ ...quote, sample: false }, 'A driver<'],
])('of %o feed readers get %s', (part, expected) => {
  const [post] = getPosts();
  const blocks = postBlocks({ ...(post as BlogPost), sections: [part] });
  expect(blocks.map((block) => blockHtml(block, 'https://site.test')).join('')).toContain(expected);
});

it('the feed holds every post with its whole text, and is as new as the newest', () => {
  const feed = atomFeed(getPosts(), 'https://site.test');
  expect(feed.match(/&lt;h2&gt;Key takeaways/g)).toHaveLength(getPosts().length);
  expect(feed).toContain('<link rel="self" type="application/atom+xml"');
  const [, updated] = feed.match(/<updated>(.*?)</) ?? [];
  expect(updated).toBe(`${getPosts()[0]?.date}T00:00:00Z`);
});

it('an entry names the day of its last change', () => {
  const [post] = getPosts();
  const feed = atomFeed([{ ...(post as BlogPost), updated: '2031-02-03' }], 'https://site.test');
  expect(feed).toContain('<updated>2031-02-03T00:00:00Z</updated>\n<author>');
});

test.each([
  ['plain words, $4.50 & 30%', 'plain words, $4.50 & 30%'],
  ['2 * 3_4 [a] <b> `c` ~d~ \\ e|f', '2 \\* 3\\_4 \\[a\\] \\<b\\> \\`c\\` \\~d\\~ \\\\ e\\|f'],
  ['# not a heading', '\\# not a heading'],
  ['- not a list', '\\- not a list'],
  ['14. November', '14\\. November'],
  ['R&D; AT&T, &copy; &#169;', 'R\\&D; AT&T, \\&copy; \\&#169;'],
])('%j is escaped as %j', (text, escaped) => expect(escapedMarkdown(text)).toBe(escaped));

test.each([
  [
    '**Billing** on the [price_page](/pricing)',
    '**Billing** on the [price\\_page](https://a.test/pricing)',
  ],
  [
    '[a](/#alert-&-notification), [x](https://x.com/)',
    '[a](https://a.test/#alert-&-notification), [x](https://x.com/)',
  ],
])('the line %j becomes %j', (line, written) =>
  expect(inlineMarkdown(line, 'https://a.test')).toBe(written),
);

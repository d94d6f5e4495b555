// @vitest-environment node
import { expect, test } from 'vitest';
import { normalForm, withoutHashes } from '@/scripts/check/normal-form';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
const isSame = (a: string, b: string, depth?: 'text') =>
  normalForm(page(a), depth) === normalForm(page(b), depth);

const media = '/_next/static/media';
const chunks = '/_next/static/chunks';

test.each([
  [`<img src="${media}/a.0x1.svg" alt="">`, true, `<img alt="" src="${media}/a.y-2.svg">`],
  ['<p id="_R_1a_">a</p>', true, '<p id="_R_2b_">a</p>'],
  [`<script src="${chunks}/a.js"></script>`, true, '<script>self.__next_f.push(1)</script>'],
  [`<script data-src="${chunks}/a.js"></script>`, true, ''],
  ['<p>a<!-- -->b</p>', true, '<p>ab</p>'],
  ['<p>a\n  b</p>', true, '<p>a b</p>'],
  ['<use href="/sprites/d1fdec83/i.svg#a"/>', true, '<use href="/sprites/aaaaaaaa/i.svg#a"/>'],
  ['<p>a</p>', false, '<p>b</p>'],
  ['<p>a</p><p></p>', false, '<p>a</p>'],
  ['<p class="a">a</p>', false, '<p>a</p>'],
  ['<img src="/images/a.svg">', false, '<img src="/images/b.svg">'],
  ['<script>one()</script>', false, '<script>two()</script>'],
  ['<script type="application/ld+json">{"a":1}</script>', false, ''],
  ['<pre>a\n  b</pre>', false, '<pre>a\n b</pre>'],
])('%s, the same: %s, %s', (a, same, b) => expect(isSame(a, b)).toBe(same));

test('the text alone leaves out elements and classes, and keeps links and labels', () => {
  expect(isSame('<div><p class="a">a</p></div>', '<p>a</p>', 'text')).toBe(true);
  expect(isSame('<a href="/a">a</a>', '<a href="/b">a</a>', 'text')).toBe(false);
  expect(isSame('<i aria-label="a"></i>', '<i></i>', 'text')).toBe(false);
});

test.each([
  ['_next/static/chunks/1-af5g5zldxyt.css', '_next/static/*.css'],
  [
    '_next/static/media/instrument_sans.p.15md9e2hmx5yy.woff2',
    '_next/static/instrument_sans*.woff2',
  ],
  ['sprites/d1fdec83/icons.svg', 'sprites/*/icons.svg'],
  ['images/blog-hero.svg', 'images/blog-hero.svg'],
])('%s is compared as %s', (name, compared) => {
  expect(withoutHashes(name)).toBe(compared);
});

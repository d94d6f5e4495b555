// @vitest-environment node
import { expect, test } from 'vitest';
import { normalForm, withoutHashes } from '@/scripts/check/normal-form';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
const isSame = (a: string, b: string, depth?: 'text') =>
  normalForm(page(a), depth) === normalForm(page(b), depth);

test.each([
  [
    '<img src="/_next/static/media/a.0x1.svg" alt="">',
    '<img alt="" src="/_next/static/media/a.y-2.svg">',
  ],
  ['<p id="_R_1a_">a</p>', '<p id="_R_2b_">a</p>'],
  ['<script src="/_next/static/chunks/a.js"></script>', '<script>self.__next_f.push(1)</script>'],
  ['<script data-src="/_next/static/chunks/a.js"></script>', ''],
  ['<p>a<!-- -->b</p>', '<p>ab</p>'],
  ['<p>a\n  b</p>', '<p>a b</p>'],
  ['<use href="/sprites/d1fdec83/i.svg#a"/>', '<use href="/sprites/aaaaaaaa/i.svg#a"/>'],
])('%s is %s', (a, b) => {
  expect(isSame(a, b)).toBe(true);
});

test.each([
  ['<p>a</p>', '<p>b</p>'],
  ['<p>a</p><p></p>', '<p>a</p>'],
  ['<p class="a">a</p>', '<p>a</p>'],
  ['<img src="/images/a.svg">', '<img src="/images/b.svg">'],
  ['<script>one()</script>', '<script>two()</script>'],
  ['<script type="application/ld+json">{"a":1}</script>', ''],
  ['<pre>a\n  b</pre>', '<pre>a\n b</pre>'],
])('%s is not %s', (a, b) => {
  expect(isSame(a, b)).toBe(false);
});

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

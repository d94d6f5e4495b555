import { describe, expect, test } from 'vitest';
import { copies, filesOfPage, isOutdatedCache } from '@/lib/offline/copies';
import { isKeepPage, keepPage } from '@/lib/offline/keep-page';
import { treatmentOf } from '@/lib/offline/treatment';

const origin = 'https://www.site.test';

const asked = (address: string, more: object = {}) => ({
  method: 'GET',
  url: new URL(address, origin).href,
  mode: 'no-cors',
  headers: new Headers(),
  ...more,
});

const document = { mode: 'navigate' };

describe('which request gets which treatment', () => {
  test.each([
    ['/', document, 'page'],
    ['/pricing', document, 'page'],
    ['/blog/first?q=x', document, 'page'],
    ['/blog/first/', document, 'page'],
    ['/_next/static/chunks/a1b2.js', {}, 'file'],
    ['/_next/static/media/font.p.1a.woff2', { mode: 'cors' }, 'file'],
    ['/images/hero.svg', {}, 'picture'],
    ['/images/city-1280.avif', {}, 'picture'],
    ['/app-icons/any-192.png', {}, 'picture'],
    ['/sprites/a1b2/icons.svg', {}, 'file'],
    ['/sprites/a1b2/brands.svg', { mode: 'same-origin' }, 'file'],
  ])('%s %o: %s', (address, more, treatment) => {
    expect(treatmentOf(asked(address, more), origin)).toBe(treatment);
  });

  test.each([
    ['the payload of a change of page', '/pricing.txt', { mode: 'cors' }],
    ['a payload asked for ahead', '/pricing/__next._tree.txt?_rsc=1', { mode: 'cors' }],
    ['the list of articles', '/blog/posts.json', { mode: 'cors' }],
    ['the worker itself', '/sw.js', { mode: 'same-origin' }],
    ['a file opened as a document', '/openapi.json', document],
    ['a picture opened as a document', '/images/hero.svg', document],
    ['the old address of a page', '/pricing.html', document],
    ['a call', '/v1/iam/mail-list', { method: 'POST' }],
    ['a form sent as a document', '/contact', { method: 'POST', ...document }],
    ['a probe', '/pricing', { method: 'HEAD' }],
    ['another origin', 'https://cdn.test/_next/static/a.js', {}],
    ['another port', 'https://www.site.test:8443/images/hero.svg', {}],
    ['part of a picture', '/images/hero.avif', { headers: new Headers({ range: 'bytes=0-9' }) }],
    ['part of a file', '/_next/static/a.js', { headers: new Headers({ Range: 'bytes=0-9' }) }],
  ])('%s passes', (_, address, more) =>
    expect(treatmentOf(asked(address, more), origin)).toBe('pass'),
  );
});

describe('the files that a page names', () => {
  test('each once, in tags, payload and preloads; the script of old browsers left out', () => {
    const html = `<link rel="preload" href="/_next/static/media/a.p.1.woff2" as="font"/>
      <link rel="stylesheet" href="/_next/static/chunks/b.css"/>
      <script src="/_next/static/chunks/c-_1.js" async=""></script>
      <script integrity="x" src="/_next/static/chunks/old.js" noModule=""></script>
      <script>self.__next_f.push([1,"[\\"/_next/static/chunks/c-_1.js\\",\\"/_next/static/chunks/d.js\\"]"])</script>
      <svg><use href="/sprites/a1b2/icons.svg#check"/></svg><svg><use href="/sprites/a1b2/icons.svg#x"/></svg>
      <img src="/images/hero.svg"/>`;
    expect(filesOfPage(html)).toEqual([
      '/_next/static/media/a.p.1.woff2',
      '/_next/static/chunks/b.css',
      '/_next/static/chunks/c-_1.js',
      '/_next/static/chunks/d.js',
      '/sprites/a1b2/icons.svg',
    ]);
  });

  test('none', () => expect(filesOfPage('<p>/_next/static/</p>')).toEqual([]));

  test('as many pages as are kept find room for those of two builds', () => {
    const [shared, perPage] = [20, 4];
    const needed = 2 * (shared + copies.pages.maxEntries * perPage);
    expect(copies.files.maxEntries).toBeGreaterThanOrEqual(needed);
  });
});

test('only own caches of an earlier form go', () => {
  const own = Object.values(copies).map(({ cacheName }) => cacheName);
  const names = ['offline-shell', ...own, `serwist-precache-v2-${origin}/`, 'something-else'];
  expect(names.filter(isOutdatedCache)).toEqual(['offline-shell']);
});

test.each([
  [keepPage('/blog/first'), true],
  [null, false],
  ['keep-page', false],
  [{}, false],
  [{ type: 'SKIP_WAITING' }, false],
  [{ type: 'keep-page' }, false],
  [{ type: 'keep-page', path: 1 }, false],
  [keepPage('//evil.test/x'), false],
  [keepPage('https://evil.test'), false],
])('%j asks to keep a page: %s', (message, asks) => expect(isKeepPage(message)).toBe(asks));

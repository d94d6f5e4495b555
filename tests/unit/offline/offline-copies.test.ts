import { beforeEach, expect, test, vi } from 'vitest';
import { copies, filesOfPage, isCopyOf, isOutdatedCache } from '@/lib/offline/copies';
import { isKeepPage, keepPage } from '@/lib/offline/keep-page';
import { isOverdue, noteRequest } from '@/lib/offline/silence';
import { treatmentOf } from '@/lib/offline/treatment';

const origin = 'https://www.site.test';

const document = { mode: 'navigate' };

test.each([
  ['/ /blog/first?q=x', document, 'page'],
  ['/_next/static/chunks/a1b2.js /sprites/a1b2/icons.svg', {}, 'file'],
  ['/search/more/a1b2.json /planner/zips/a1b2.json', { mode: 'cors' }, 'file'],
  ['/search/words.json', { mode: 'cors' }, 'words'],
  ['/images/hero.svg /images/a/_next/static/a.jpeg', {}, 'picture'],
  ['/index.txt?_rsc=1', { mode: 'cors', headers: new Headers({ RSC: '1' }) }, 'payload'],
  ['/pricing/__next._tree.txt', { mode: 'cors', headers: new Headers({ RSC: '1' }) }, 'pass'],
  ['/llms.txt', { mode: 'cors' }, 'pass'],
  ['/blog/posts.json', { mode: 'cors', headers: new Headers({ RSC: '1' }) }, 'pass'],
  ['/images/hero.svg.txt', {}, 'pass'],
  ['/search/words.json /images/hero.SVG /pricing.html', document, 'pass'],
  ['/contact', { method: 'POST', ...document }, 'pass'],
  ['/pricing', { method: 'HEAD' }, 'pass'],
  ['https://cdn.test/_next/static/a.js', {}, 'pass'],
  ['/_next/static/a.js', { headers: new Headers({ Range: 'bytes=0-9' }) }, 'pass'],
])('the treatment of %s %o: %s', (addresses, more, treatment) => {
  const asked = { method: 'GET', mode: 'no-cors', headers: new Headers(), ...more };
  for (const address of addresses.split(' ')) {
    const { href } = new URL(address, origin);
    expect(treatmentOf({ url: href, ...asked }, origin), address).toBe(treatment);
  }
});

test('the files that a page names: each once, the script of old browsers left out', () => {
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
  expect(filesOfPage('<p>/_next/static/</p>')).toEqual([]);
});

test('only own caches of an earlier form go', () => {
  const own = Object.values(copies).map(({ cacheName }) => cacheName);
  const names = ['offline-shell', ...own, `serwist-precache-v2-${origin}/`, 'something-else'];
  expect(names.filter(isOutdatedCache)).toEqual(['offline-shell']);
});

test('pages of the site alone are kept when asked for', () => {
  expect(keepPage('/blog/first')).toEqual({ type: 'keep-page', path: '/blog/first' });
  expect(isKeepPage(keepPage('/blog/first'))).toBe(true);
  const foreign = ['//evil.test/x', 'https://evil.test'].map(keepPage);
  const odd = [
    null,
    'keep-page',
    {},
    { type: 'keep-page', path: ['/a'] },
    { ...keepPage('/a'), type: 'a' },
  ];
  for (const message of [...foreign, ...odd]) expect(isKeepPage(message)).toBe(false);
});

const pricing = `${origin}/pricing`;

test.each([
  ['the answer itself', 'basic', pricing, true],
  ['one to a query of it', 'basic', `${pricing}?plan=annual`, true],
  ['what a script wrote', 'default', pricing, false],
  ['an answer without an address', 'basic', '', false],
  ['the answer of another page', 'basic', `${origin}/contact`, false],
  ['the answer of another host', 'basic', 'https://evil.test/pricing', false],
] as const)('%s is a copy of a page: %s, %s: %s', (_, type, url, own) => {
  expect(isCopyOf({ type, url }, pricing)).toBe(own);
});

const at = (path: string) => `https://www.site.test${path}`;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test.each([
  ['/pricing.txt?_rsc=1', '/pricing?plan=annual', 4000, true],
  ['/index.txt', '/', 4500, true],
  ['/blog/index.txt', '/blog/index', 4500, true],
  ['/pricing.txt', '/pricing', 300, false],
  ['/pricing.txt', '/pricing', 8000, false],
  ['/pricing.txt', '/contact', 4500, false],
])('after %s the document of %s, %i ms later, is overdue: %s', (payload, page, wait, overdue) => {
  noteRequest(at(payload));
  vi.advanceTimersByTime(wait);
  expect(isOverdue(at(page))).toBe(overdue);
});

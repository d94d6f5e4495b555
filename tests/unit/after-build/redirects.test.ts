import { JSDOM } from 'jsdom';
import { beforeEach, expect, test } from 'vitest';
import { site } from '@/content/site';
import { writeRedirects } from '@/scripts/after-build/redirects';
import { temporaryFolder } from '../../support/folder';

const redirects = [
  { from: '/blog/old-name', to: '/blog/new-name#part' },
  { from: '/left', to: '/' },
];
const { at, read, write } = temporaryFolder();

beforeEach(() => write({ 'index.html': 'Home' }));

const home = `https://www.${site.domain}`;

test.each([
  ['/blog/old-name', '/blog/new-name#part', `${home}/blog/new-name`],
  ['/left', '/', `${home}/`],
])('%s is a page that leads to %s by itself', async (from, to, canonical) => {
  expect(await writeRedirects(at(), redirects)).toBe('pages at 2 old addresses');
  const { document } = new JSDOM(await read(`${from}.html`)).window;
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name);
  expect(attribute('meta[http-equiv="refresh"]', 'content')).toBe(`0; url=${to}`);
  expect(attribute('link[rel="canonical"]', 'href')).toBe(canonical);
  // 'noindex' would keep search engines from following the canonical.
  expect(attribute('meta[name="robots"]', 'content')).toBeUndefined();
  expect(attribute('a', 'href')).toBe(to);
  expect(document.querySelectorAll('script, style, [style]')).toHaveLength(0);
});

test('a page of the site is never overwritten', async () => {
  const overIt = [{ from: '/index', to: '/left' }];
  await expect(writeRedirects(at(), overIt)).rejects.toThrow(/'\/index'.*a page there/);
  expect(await read('index.html')).toBe('Home');
});

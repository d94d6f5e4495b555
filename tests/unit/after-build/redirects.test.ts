import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '@/content/site';
import { writeRedirects } from '@/scripts/after-build/redirects';
import { ask, type Host, startServe } from '../../hosts/host';
import { temporaryFolder } from '../../support/folder';

const redirects = [
  { from: '/blog/old-name', to: '/blog/new-name#part' },
  { from: '/left', to: '/' },
];
const folder = temporaryFolder('all');
let host: Host;

beforeAll(async () => {
  await folder.write({ 'out/index.html': 'Home' });
  expect(await writeRedirects(folder.at('out'), redirects)).toBe('pages at 2 old addresses');
  // A host of plain files, which knows of no redirect.
  host = await startServe(folder.at('out'), undefined, []);
});
afterAll(() => host.stop());

const home = `https://www.${site.domain}`;

test.each([
  ['/blog/old-name', '/blog/new-name#part', `${home}/blog/new-name`],
  ['/left', '/', `${home}/`],
])('%s is a page that leads to %s by itself', async (from, to, canonical) => {
  const { status, headers, body } = await ask(host, from);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const { document } = new JSDOM(body.toString()).window;
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name);
  expect(attribute('meta[http-equiv="refresh"]', 'content')).toBe(`0; url=${to}`);
  expect(attribute('link[rel="canonical"]', 'href')).toBe(canonical);
  expect(attribute('meta[name="robots"]', 'content')).toBe('noindex');
  expect(attribute('a', 'href')).toBe(to);
  expect(document.querySelectorAll('script, style, [style]')).toHaveLength(0);
});

test('a page of the site is never overwritten', async () => {
  const overIt = [{ from: '/index', to: '/left' }];
  await expect(writeRedirects(folder.at('out'), overIt)).rejects.toThrow(/'\/index'.*a page there/);
  expect(readFileSync(folder.at('out/index.html'), 'utf8')).toBe('Home');
});

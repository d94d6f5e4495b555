import { existsSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { apiDocument } from '@/content/api/document';
import { site } from '@/content/site';
import { getPosts } from '@/lib/content/posts';
import { builtPages, pngSize } from '@/tests/e2e/support/built-pages';

/** Pages in out/ that ask to be listed: with an address of their own, and not 'noindex'. */
const listed = builtPages
  .map(({ file }) => readFileSync(`out/${file}`, 'utf8'))
  .filter((html) => !/<meta name="robots" content="noindex/.test(html))
  .map((html) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'no canonical')
  .sort();

const textOf = (path: string) => readFileSync(`out${path}`, 'utf8');
const xmlOf = (path: string) =>
  new JSDOM(textOf(path), { contentType: 'text/xml' }).window.document;
const pathOf = (address: string) => new URL(address).pathname;

test('the sitemap holds exactly the pages that ask to be listed', () => {
  const sitemap = xmlOf('/sitemap.xml');
  const texts = (name: string) =>
    [...sitemap.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
  expect(texts('loc').sort()).toEqual(listed);
});

test('the feed can be read, and each entry is an article that is listed', () => {
  const document = xmlOf('/feed.xml');
  const texts = (path: string) =>
    [...document.querySelectorAll(path)].map(({ textContent }) => textContent ?? '');
  for (const element of ['title', 'id', 'updated', 'author > name', 'summary']) {
    expect(texts(`entry > ${element}`).filter(Boolean), element).toHaveLength(
      document.querySelectorAll('entry').length,
    );
  }
  const ids = texts('entry > id');
  expect(ids).toHaveLength(getPosts().length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(listed).toEqual(expect.arrayContaining(ids));
  const links = [...document.querySelectorAll('entry > link')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(ids);
});

test('robots.txt lets everybody in and names the sitemap', () => {
  const text = textOf('/robots.txt');
  expect(text).toMatch(/^User-agent: \*\nAllow: \/$/m);
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(text) ?? [];
  expect(sitemap).toBe(new URL('/sitemap.xml', listed[0]).href);
});

test('llms.txt leads to pages and Markdown copies that are there', () => {
  const text = textOf('/llms.txt');
  expect(text.startsWith(`# ${site.name}\n`)).toBe(true);
  const links = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = '']) => address);
  const copies = links.filter((address) => address.endsWith('.md'));
  expect(copies.length).toBeGreaterThanOrEqual(35);
  const pages = links.filter((address) => !/\.\w+$/.test(pathOf(address)));
  expect(listed).toEqual(expect.arrayContaining(pages));
  const files = links.map(pathOf).filter((path) => /\.\w+$/.test(path));
  for (const file of files) expect(existsSync(`out${file}`), file).toBe(true);
  for (const address of copies) {
    const source = pathOf(address).replace(/\.md$/, '');
    const copy = new RegExp(`^# .+\\n[^]*<https?://[^/]+${source}>`);
    expect(textOf(pathOf(address))).toMatch(copy);
    const link = `<link rel="alternate" type="text/markdown" href="${address}"/>`;
    expect(textOf(`${source}.html`), source).toContain(link);
  }
});

test('the manifest is linked, and its icons are as large as it says', () => {
  const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(textOf('/index.html')) ?? [];
  const manifest = JSON.parse(textOf(href));
  expect(manifest).toMatchObject({ name: site.name, start_url: '/', display: 'minimal-ui' });
  const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']));
  for (const { src, type, sizes } of manifest.icons) {
    expect(existsSync(`out${src}`), src).toBe(true);
    if (type === 'image/png') expect(pngSize(readFileSync(`out${src}`)), src).toBe(sizes);
  }
});

test('the API is described for programs by the document that readers see', () => {
  // Programs read it from anywhere, so pages of the site stand in it with their host.
  const published = textOf('/openapi.json').replace(
    /("url": ?")https?:\/\/[^"/]+(\/route-optimization#)/g,
    '$1$2',
  );
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(apiDocument)));
});

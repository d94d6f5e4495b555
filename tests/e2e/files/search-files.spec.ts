import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { apiDocument } from '@/content/api/document';
import { site } from '@/content/site';
import { getPosts } from '@/lib/content/posts';
import { builtPages, pngSize } from '../support/built-pages';
import { expect, test } from '../support/test';

/** Pages in out/ that ask to be listed: with an address of their own, and not 'noindex'. */
const listed = builtPages
  .map(({ file }) => readFileSync(`out/${file}`, 'utf8'))
  .filter((html) => !/<meta name="robots" content="noindex/.test(html))
  .map((html) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'no canonical')
  .sort();

const pathOf = (address: string) => new URL(address).pathname;

test('the sitemap holds exactly the pages that ask to be listed', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toMatch(/^(application|text)\/xml/);
  const { document } = new JSDOM(await answer.text(), { contentType: 'text/xml' }).window;
  const texts = (name: string) =>
    [...document.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
  expect(texts('loc').sort()).toEqual(listed);
  const days = texts('lastmod');
  expect(days.length).toBeGreaterThan(30);
  for (const day of days) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test('the feed can be read, and each entry is an article that is listed', () => {
  const xml = readFileSync('out/feed.xml', 'utf8');
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
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
  const days = texts('updated');
  for (const day of days) expect(day).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect([...days.slice(1)].sort().at(-1)).toBe(days[0]);
});

test('robots.txt lets everybody in and names the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(/^User-agent: \*\nAllow: \/$/m);
  const sitemap = /^Sitemap: (\S+)$/m.exec(text)?.[1] ?? '';
  expect(new URL(sitemap).origin).toBe(new URL(listed[0] ?? '').origin);
  expect((await request.get(pathOf(sitemap))).status()).toBe(200);
});

test('llms.txt leads to pages and Markdown copies that are there', async ({ request }) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  expect(text.startsWith(`# ${site.name}\n`)).toBe(true);
  const links = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = '']) => address);
  const copies = links.filter((address) => address.endsWith('.md'));
  expect(copies.length).toBeGreaterThanOrEqual(35);
  for (const address of links) {
    const linked = await request.get(pathOf(address));
    expect(linked.status(), address).toBe(200);
  }
  for (const address of copies) {
    const copy = await request.get(pathOf(address));
    expect(copy.headers()['content-type'], address).toBe('text/markdown; charset=utf-8');
    // The copy names its page, and the page names the copy.
    const source = pathOf(address).replace(/\.md$/, '');
    expect(await copy.text()).toMatch(new RegExp(`^# .+\\n[^]*<https?://[^/]+${source}>`));
    const page = new JSDOM(await (await request.get(source)).text()).window.document;
    const twin = page.querySelector('link[rel="alternate"][type="text/markdown"]');
    expect(twin?.getAttribute('href'), source).toBe(address);
  }
});

test('the manifest is linked, and its icons are as large as it says', async ({ request }) => {
  const home = new JSDOM(readFileSync('out/index.html', 'utf8')).window.document;
  const href = home.querySelector('link[rel="manifest"]')?.getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: site.name, start_url: '/', display: 'minimal-ui' });
  const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']));
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (type === 'image/png') expect(pngSize(await icon.body()), src).toBe(sizes);
  }
});

test('whoever asks for an icon by its old name gets the mark', async ({ page, request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/x-icon');
  await page.goto('/favicon.ico');
  const edge = await page.locator('img').evaluate((icon: HTMLImageElement) => icon.naturalWidth);
  expect(edge).toBe(48);
});

test('the API is described for programs by the document that readers see', async ({ request }) => {
  const answer = await request.get('/openapi.json');
  expect(answer.headers()['content-type']).toContain('json');
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(apiDocument)));
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { planOffers } from '@/lib/content/offers';
import { getPosts } from '@/lib/content/posts';
import { ogName } from '@/lib/picture/og-name';
import { pages as routePages } from '@/lib/routes';
import { builtPages } from '../support/built-pages';
import { expect, test } from '../support/test';
import { contradictions, type ReadPage, statementsOf, withoutScripts } from './structured-data';

const meta = (document: Document, name: string): string =>
  document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content') ?? '';

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** What pages of some addresses are to search engines. */
const kinds: readonly (readonly [paths: RegExp, ...names: string[]])[] = [
  [/^\/$/, 'Organization', 'WebSite'],
  [
    /^\/((fleet|delivery|fieldforce)-management|sim-tracking|route-optimization|(supervisor|driver-mobile)-app|use-cases\/.*|pricing)$/,
    'SoftwareApplication',
  ],
  [/^\/pricing$/, 'FAQPage'],
  [/^\/integrations$/, 'ItemList'],
  [/^\/contact$/, 'ContactPage'],
  [/^\/industries$/, 'CollectionPage'],
  [/^\/case-studies\//, 'Article'],
  [/^\/blog\/(?!archive)/, 'BlogPosting'],
  [/^\/support\/articles\//, 'TechArticle'],
  [/^\/api-docs$/, 'WebAPI'],
];

/** Whether a file that is no page lies at an address, such as /openapi.json. */
const isFile = (path: string): boolean =>
  statSync(`out${path}`, { throwIfNoEntry: false })?.isFile() ?? false;

/** Addresses of all pages in out/, without those of unknown addresses and of no connection. */
const addresses = builtPages
  .filter(({ file }) => !/(^|\/)404\.html$|^offline\.html$/.test(file))
  .map(({ path }) => path);

test.describe('all pages, as search engines read them', () => {
  test.describe.configure({ mode: 'serial' });
  const pages: ReadPage[] = [];

  test('answer', async ({ request }) => {
    expect(addresses).toEqual(expect.arrayContaining([...routePages]));
    for (const path of addresses) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const { document } = new JSDOM(await answer.text()).window;
      pages.push({
        path,
        statements: statementsOf(document),
        document: withoutScripts(document),
      });
    }
  });

  test('have a title, a description, keywords and an address of their own', () => {
    for (const { path, document } of pages) {
      expect(document.title.length, `${path}: title`).toBeGreaterThan(10);
      expect(document.title.length, `${path}: title`).toBeLessThanOrEqual(65);
      const description = meta(document, 'description');
      expect(description.length, `${path}: description`).toBeGreaterThanOrEqual(70);
      expect(description.length, `${path}: description`).toBeLessThanOrEqual(160);
      expect(meta(document, 'keywords'), path).not.toBe('');
      expect(document.querySelectorAll('meta[name="keywords"]'), path).toHaveLength(1);
      expect(meta(document, 'robots'), path).toBe('index, follow');
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
      expect(new URL(canonical ?? '').pathname, path).toBe(path);
      expect(document.querySelectorAll('h1'), path).toHaveLength(1);
    }
    expect(repeated(pages.map(({ document }) => document.title))).toEqual([]);
    expect(repeated(pages.map(({ document }) => meta(document, 'description')))).toEqual([]);
  });

  test('have a preview picture of their own', async ({ request }) => {
    for (const { path, document } of pages) {
      const file = `/og/${ogName(path)}`;
      expect(new URL(meta(document, 'og:image')).pathname, path).toBe(file);
      const answer = await request.get(file);
      expect(answer.headers()['content-type'], file).toBe('image/png');
      const bytes = await answer.body();
      expect(bytes.length, file).toBeLessThan(200_000);
      // A PNG's width and height stand after its first 16 bytes.
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], file).toEqual([1200, 630]);
      expect(meta(document, 'og:image:width'), path).toBe('1200');
      expect(meta(document, 'og:image:height'), path).toBe('630');
    }
  });

  test('tell of themselves in structured data of their kind, and of no ratings', () => {
    for (const { path, statements } of pages) {
      const found = statements.map((statement) => statement['@type']);
      const own = kinds.filter(([paths]) => paths.test(path)).flatMap(([, ...names]) => names);
      expect(found, path).toEqual(
        expect.arrayContaining(path === '/' ? own : ['BreadcrumbList', ...own]),
      );
      expect(JSON.stringify(statements), path).not.toContain('atingValue');
      for (const { offers, '@type': kind } of statements) {
        if (kind === 'SoftwareApplication') expect(offers, path).toHaveLength(planOffers.length);
      }
    }
  });

  test('state in structured data what they show', () => {
    expect(contradictions(pages)).toEqual([]);
  });

  test('are listed with the day that their structured data names', () => {
    const sitemap = readFileSync('out/sitemap.xml', 'utf8');
    const days = pages.flatMap(({ path, statements }) =>
      statements.flatMap(({ mainEntityOfPage, dateModified, datePublished }) =>
        mainEntityOfPage ? [{ path, day: String(dateModified ?? datePublished) }] : [],
      ),
    );
    expect(days.length).toBeGreaterThan(30);
    for (const { path, day } of days) {
      expect(sitemap, path).toMatch(new RegExp(`${path}</loc>\\s*<lastmod>${day}<`));
    }
  });

  test('lead nowhere that is not there', () => {
    const byPath = new Map(pages.map((page) => [page.path, page.document]));
    const dead: string[] = [];
    for (const { path, document } of pages) {
      for (const link of document.querySelectorAll('a[href]')) {
        const href = link.getAttribute('href') ?? '';
        if (!/^[/#]/.test(href)) continue;
        const { pathname, hash } = new URL(href, `http://site.test${path}`);
        const target = byPath.get(pathname);
        const id = decodeURIComponent(hash.slice(1));
        if (!target && !isFile(pathname)) dead.push(`${path}: ${href}`);
        if (target && id && !target.getElementById(id)) dead.push(`${path}: ${href}`);
      }
    }
    expect([...new Set(dead)]).toEqual([]);
  });

  test('are reached by a link from another page', () => {
    const linked = new Set(
      pages.flatMap(({ path, document }) =>
        [...document.querySelectorAll('a[href^="/"]')]
          .map((link) => new URL(link.getAttribute('href') ?? '', 'http://site.test').pathname)
          .filter((target) => target !== path),
      ),
    );
    expect(addresses.filter((path) => !linked.has(path))).toEqual([]);
  });

  test('show pictures that exist', async ({ request }) => {
    const sources = new Map<string, string>();
    for (const { path, document } of pages) {
      for (const image of document.querySelectorAll('img[src], source[srcset]')) {
        sources.set(image.getAttribute('src') ?? image.getAttribute('srcset') ?? '', path);
      }
    }
    for (const [source, path] of sources) {
      const answer = await request.get(source);
      expect(answer.status(), `${path}: ${source}`).toBe(200);
    }
  });
});

test('no script file carries the articles', () => {
  const scripts = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`out/_next/static/${file}`, 'utf8'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const { slug, excerpt } of getPosts()) {
    const carried = scripts.some((script) => script.includes(slug) || script.includes(excerpt));
    expect(carried, slug).toBe(false);
  }
});

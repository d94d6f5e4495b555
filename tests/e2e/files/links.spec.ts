import { readdirSync, readFileSync, statSync } from 'node:fs';
import { productOffers } from '@/lib/content/offers';
import { getPosts } from '@/lib/content/posts';
import { ogName } from '@/lib/picture/og-name';
import { builtPages, documentOf, pngSize } from '../support/built-pages';
import { expect, test } from '../support/test';

interface Statement {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

interface ReadPage {
  readonly path: string;
  readonly document: Document;
  /** What it says in its JSON-LD. */
  readonly statements: readonly Statement[];
}

const meta = (document: Document, name: string): string =>
  document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content') ?? '';

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

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

const isFile = (path: string): boolean =>
  statSync(`out${path}`, { throwIfNoEntry: false })?.isFile() ?? false;

// That each answers at its address is tested with the hosts.
test.describe('all pages, as search engines read them', () => {
  test.describe.configure({ mode: 'default' });
  let pages: readonly ReadPage[] = [];

  test.beforeAll(() => {
    pages = builtPages
      .filter(({ file }) => !/(^|\/)404\.html$|^offline\.html$/.test(file))
      .map((page) => {
        const document = documentOf(page);
        const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
        const statements = scripts.map(({ textContent }) => JSON.parse(textContent ?? ''));
        return { path: page.path, statements, document };
      });
  });

  test('have a title, a description, keywords and an address of their own', () => {
    for (const { path, document } of pages) {
      expect(document.title, path).toMatch(/^.{11,65}$/);
      expect(meta(document, 'description'), path).toMatch(/^.{70,160}$/);
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

  test('have a preview picture of their own', () => {
    for (const { path, document } of pages) {
      const file = `/og/${ogName(path)}`;
      expect(new URL(meta(document, 'og:image')).pathname, path).toBe(file);
      const bytes = readFileSync(`out${file}`);
      expect(bytes.length, file).toBeLessThan(200_000);
      expect(pngSize(bytes), file).toBe('1200x630');
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
      for (const { name, offers, '@type': kind } of statements) {
        if (kind !== 'SoftwareApplication') continue;
        expect(offers, path).toHaveLength(productOffers(String(name)).length);
      }
    }
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

  test('lead nowhere that is not there, and are each reached from another page', () => {
    const byPath = new Map(pages.map((page) => [page.path, page.document]));
    const dead = new Set<string>();
    const linked = new Set<string>();
    for (const { path, document } of pages) {
      for (const link of document.querySelectorAll('a:is([href^="/"], [href^="#"])')) {
        const href = link.getAttribute('href') ?? '';
        const { pathname, hash } = new URL(href, `http://site.test${path}`);
        const target = byPath.get(pathname);
        // What stands after '=' is for the section to read.
        const [id = ''] = decodeURIComponent(hash.slice(1)).split('=');
        if (target ? id && !target.getElementById(id) : !isFile(pathname)) {
          dead.add(`${path}: ${href}`);
        }
        if (pathname !== path) linked.add(pathname);
      }
    }
    expect([...dead]).toEqual([]);
    expect(pages.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
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

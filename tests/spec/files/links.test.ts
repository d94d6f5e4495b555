import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { site } from '@/content/site';
import { planOffers } from '@/lib/content/offers';
import { getPosts } from '@/lib/content/posts';
import { ogName } from '@/lib/picture/og-name';
import { routes } from '@/lib/routes';
import { readPage } from '@/scripts/after-build/page';
import { type BuiltPage, builtPages, pngSize } from '@/tests/e2e/support/built-pages';

interface Statement {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

function read({ file, path }: BuiltPage) {
  const html = readFileSync(`out/${file}`, 'utf8');
  const { elements } = readPage(file, html);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  return {
    path,
    named,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
    ids: new Set(elements.map(({ attributes }) => attributes.id)),
    /** What it says in its JSON-LD. */
    statements: named('script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ text }): Statement => JSON.parse(text)),
  };
}

type ReadPage = ReturnType<typeof read>;

const meta = (page: ReadPage, name: string): string =>
  page.named('meta').find(({ attributes }) => [attributes.name, attributes.property].includes(name))
    ?.attributes.content ?? '';

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const kinds: readonly (readonly [paths: RegExp, ...names: string[]])[] = [
  [/^\/$/, 'Organization', 'WebSite'],
  [
    /^\/((fleet|delivery|fieldforce)-management|sim-tracking|route-optimization|(supervisor|driver-mobile)-app|use-cases\/.*)$/,
    'WebPage',
  ],
  [/^\/pricing$/, 'SoftwareApplication', 'FAQPage'],
  [/^\/integrations$/, 'ItemList'],
  [/^\/support$/, 'FAQPage'],
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
describe('all pages, as search engines read them', () => {
  const pages = builtPages
    .filter(({ file }) => !/(^|\/)404\.html$|^offline\.html$/.test(file))
    .map(read);

  test('have a title, a description, keywords and an address of their own', () => {
    for (const page of pages) {
      const { path, title, named } = page;
      expect(title, path).toMatch(/^.{11,65}$/);
      expect(meta(page, 'description'), path).toMatch(/^.{70,160}$/);
      expect(meta(page, 'keywords'), path).not.toBe('');
      const keywords = named('meta').filter(({ attributes }) => attributes.name === 'keywords');
      expect(keywords, path).toHaveLength(1);
      const isEmpty = path === routes.webinars || path === routes.whitepapers;
      expect(meta(page, 'robots'), path).toBe(isEmpty ? 'noindex, follow' : 'index, follow');
      const canonical = named('link').filter(({ attributes }) => attributes.rel === 'canonical');
      const paths = canonical.map(({ attributes }) => new URL(attributes.href ?? '').pathname);
      expect(paths, path).toEqual([path]);
    }
    expect(repeated(pages.map(({ title }) => title))).toEqual([]);
    expect(repeated(pages.map((page) => meta(page, 'description')))).toEqual([]);
  });

  test('have a preview picture of their own', () => {
    for (const page of pages) {
      const { path } = page;
      const file = `/og/${ogName(path)}`;
      expect(new URL(meta(page, 'og:image')).pathname, path).toBe(file);
      const bytes = readFileSync(`out${file}`);
      expect(bytes.length, file).toBeLessThan(200_000);
      expect(pngSize(bytes), file).toBe('1200x630');
      expect(meta(page, 'og:image:width'), path).toBe('1200');
      expect(meta(page, 'og:image:height'), path).toBe('630');
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
      expect(JSON.stringify(statements), path).not.toMatch(/SearchAction|"telephone":"[+\d ]*0000/);
    }
    const products = pages
      .flatMap(({ statements }) => statements)
      .filter((statement) => statement['@type'] === 'SoftwareApplication');
    expect(products).toHaveLength(1);
    expect(products[0]?.name).toBe(site.name);
    expect(products[0]?.offers).toHaveLength(planOffers.length);
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
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const dead = new Set<string>();
    const linked = new Set<string>();
    for (const { path, named } of pages) {
      for (const { href = '' } of named('a').map(({ attributes }) => attributes)) {
        if (!/^[/#]/.test(href)) continue;
        const { pathname, hash } = new URL(href, `http://site.test${path}`);
        const target = byPath.get(pathname);
        // What stands after '=' is for the section to read.
        const [id = ''] = decodeURIComponent(hash.slice(1)).split('=');
        if (target ? id && !target.ids.has(id) : !isFile(pathname)) {
          dead.add(`${path}: ${href}`);
        }
        if (pathname !== path) linked.add(pathname);
      }
    }
    expect([...dead]).toEqual([]);
    expect(pages.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
  });

  test('show pictures that exist', () => {
    const missing = pages.flatMap(({ path, named }) =>
      [...named('img'), ...named('source')]
        .map(({ attributes }) => attributes.src ?? attributes.srcSet ?? '')
        .filter((source) => !isFile(source))
        .map((source) => `${path}: ${source}`),
    );
    expect(missing).toEqual([]);
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

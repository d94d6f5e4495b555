export interface Statement {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

export interface ReadPage {
  readonly path: string;
  readonly document: Document;
  readonly statements: readonly Statement[];
}

/** What a page says in its JSON-LD. Call it before `withoutScripts`. */
export const statementsOf = (document: Document): readonly Statement[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Statement,
  );

export function withoutScripts(document: Document): Document {
  for (const script of document.querySelectorAll('script, style')) script.remove();
  return document;
}

/** What each kind states at least. */
const kinds: Readonly<Record<string, string>> = {
  Article: 'headline mainEntityOfPage author image',
  BlogPosting: 'headline mainEntityOfPage author image',
  TechArticle: 'headline mainEntityOfPage author image datePublished',
  BreadcrumbList: 'itemListElement',
  CollectionPage: 'url',
  ContactPage: 'url mainEntity',
  DefinedTermSet: 'name hasDefinedTerm',
  FAQPage: 'mainEntity',
  ItemList: 'itemListElement',
  Organization: 'url email telephone',
  SoftwareApplication: 'url',
  WebAPI: 'url documentation',
  WebSite: 'url',
};

/** Words of the vocabulary, and of programs: no page shows them. */
const unshown =
  /\.(@\w+|inLanguage|wordCount|position|contactType|hoursAvailable\.\w+|query-input|logo|application\w+|operatingSystem|proficiencyLevel)$|^(SoftwareApplication|WebAPI)\.name$|\.author\.name$|\.offers\./;

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

const pathOf = (address: unknown): string =>
  URL.canParse(String(address)) ? new URL(String(address)).pathname : '';

const textOf = ({ document }: ReadPage): string => clean(document.documentElement.textContent);

function* leavesOf(value: unknown, field: string): Generator<[field: string, value: string]> {
  if (typeof value !== 'object' || value === null) return yield [field, clean(String(value))];
  for (const [key, inner] of Object.entries(value)) {
    yield* leavesOf(inner, Array.isArray(value) ? field : `${field}.${key}`);
  }
}

/** Whether a page says a value in its words or its head, has its day, is it or leads to it. */
function isShown(value: string, page: ReadPage): boolean {
  const { document, path } = page;
  if (textOf(page).includes(value) || pathOf(value) === path) return true;
  const [, minutes] = /^PT(\d+)M$/.exec(value) ?? [];
  if (minutes) return textOf(page).includes(`${minutes} min`);
  return [...document.querySelectorAll('a, time, meta')].some((each) =>
    ['href', 'datetime', 'content'].some((name) =>
      [value, pathOf(value) || value].includes(each.getAttribute(name) ?? ''),
    ),
  );
}

function isLineOfPages(parts: readonly Statement[], { document }: ReadPage): boolean {
  const links = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] a')];
  const shown = links.map((link) => `${clean(link.textContent)} ${link.getAttribute('href')}`);
  const stated = parts.map(({ name, item }) => `${name} ${pathOf(item)}`);
  return stated.length > 0 && shown.join('; ') === stated.join('; ');
}

/** The page that an offer names shows its price, under the name of the plan. */
function isOffered({ name, price, url }: Statement, pages: readonly ReadPage[]): boolean {
  const page = pages.find(({ path }) => path === pathOf(url));
  const [plan] = String(name).split(',');
  return !!page && new RegExp(`${plan}: (\\$\\d+[^$]*)?\\$${price}(?!\\d)`).test(textOf(page));
}

/** What pages state of themselves and do not show, one line each. */
export const contradictions = (pages: readonly ReadPage[]): string[] =>
  pages.flatMap((page) =>
    page.statements.flatMap((statement) => {
      const { '@type': kind, itemListElement, headline } = statement;
      const title = clean(page.document.querySelector('h1')?.textContent);
      const offers = [statement.offers ?? []].flat() as Statement[];
      const isLine =
        kind !== 'BreadcrumbList' || isLineOfPages(itemListElement as Statement[], page);
      const missing = kinds[kind]?.split(' ').filter((field) => statement[field] === undefined);
      const untrue = [...leavesOf(statement, kind)]
        .filter(([field, value]) => !unshown.test(field) && !isShown(value, page))
        .map(([field, value]) => `${field} is not ${value}`);
      return [
        ...(missing ?? [`nothing is known of ${kind}`]),
        ...(isLine ? untrue : ['another line of pages']),
        ...(headline === undefined || headline === title ? [] : ['another headline']),
        ...offers.filter((each) => !isOffered(each, pages)).map(({ name }) => `offers ${name}`),
      ].map((what) => `${page.path}, ${kind}: ${what}`);
    }),
  );

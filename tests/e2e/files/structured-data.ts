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

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

const pathOf = (address: unknown): string =>
  URL.canParse(String(address)) ? new URL(String(address)).pathname : '';

const textOf = ({ document }: ReadPage): string => clean(document.body.textContent);

/** Whether the value of a field is true of its page; `pages` are all of the site. */
type Rule = (value: unknown, page: ReadPage, pages: readonly ReadPage[]) => boolean;

const isShown: Rule = (value, page) =>
  clean(String(value)) !== '' && textOf(page).includes(clean(String(value)));

const isHere: Rule = (value, { path }) => pathOf(value) === path;

const isDay: Rule = (value, { document }) =>
  [...document.querySelectorAll('time')].some(({ dateTime }) => dateTime === value);

const isLinked: Rule = (value, { document }) =>
  document.querySelector(`a[href="${pathOf(value)}"], a[href="${String(value)}"]`) !== null;

const each =
  (rule: Rule): Rule =>
  (value, ...rest) =>
    (value as readonly unknown[]).every((one) => rule(one, ...rest));

const part =
  (fields: Readonly<Record<string, Rule>>): Rule =>
  (value, ...rest) =>
    Object.entries(fields).every(([field, rule]) => rule((value as Statement)[field], ...rest));

const isNamed = part({
  name: isShown,
  url: (value, ...rest) => value === undefined || isLinked(value, ...rest),
});

const isAnswered = part({ name: isShown, acceptedAnswer: part({ text: isShown }) });

const isReached = part({ email: isShown, telephone: isShown });

const isLineOfPages: Rule = (value, { document }) => {
  const links = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] a')];
  const shown = links.map((link) => `${clean(link.textContent)} ${link.getAttribute('href')}`);
  const stated = (value as Statement[]).map(({ name, item }) => `${name} ${pathOf(item)}`);
  return stated.length > 0 && shown.join('; ') === stated.join('; ');
};

/** The page that an offer names shows its price, under the name of the plan. */
const isOffered: Rule = (value, _, pages) => {
  const { name, price, url } = value as Statement;
  const page = pages.find(({ path }) => path === pathOf(url));
  const [plan] = String(name).split(',');
  return !!page && new RegExp(`${plan}: (\\$\\d+[^$]*)?\\$${price}(?!\\d)`).test(textOf(page));
};

const article: Readonly<Record<string, Rule>> = {
  headline: (value, { document }) => clean(document.querySelector('h1')?.textContent) === value,
  mainEntityOfPage: isHere,
  author: (value) => (value as Statement)['@type'] === 'Organization',
  image: (value, { document }) =>
    document.querySelector('meta[property="og:image"]')?.getAttribute('content') === value,
  'datePublished?': isDay,
  'dateModified?': isDay,
  'articleSection?': isShown,
  'citation?': each(part({ name: isShown, datePublished: isShown, url: isLinked })),
  'timeRequired?': (value, page, pages) =>
    isShown(`${String(value).slice(2, -1)} min`, page, pages),
};

/** What must be true of each kind of statement, field by field; `?` marks what may be missing. */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  Article: article,
  BlogPosting: article,
  TechArticle: {
    ...article,
    mainEntityOfPage: part({ '@id': isHere, lastReviewed: isDay }),
    datePublished: isDay,
  },
  BreadcrumbList: { itemListElement: isLineOfPages },
  CollectionPage: { url: isHere, 'hasPart?': each(isNamed) },
  ContactPage: { url: isHere, mainEntity: part({ contactPoint: isReached }) },
  DefinedTermSet: {
    name: isShown,
    hasDefinedTerm: each(part({ name: isShown, description: isShown })),
  },
  FAQPage: { mainEntity: each(isAnswered) },
  ItemList: { itemListElement: each(isNamed) },
  Organization: { url: isHere, email: isShown, telephone: isShown, 'sameAs?': each(isLinked) },
  SoftwareApplication: { url: isHere, 'offers?': each(isOffered) },
  WebAPI: {
    url: isHere,
    documentation: (value, ...rest) => isLinked((value as string[])[1], ...rest),
  },
  WebSite: { url: isHere },
};

/** What pages state of themselves and do not show, one line each. */
export const contradictions = (pages: readonly ReadPage[]): string[] =>
  pages.flatMap((page) =>
    page.statements.flatMap((statement) => {
      const { '@type': kind } = statement;
      const fields = rules[kind];
      if (!fields) return [`${page.path}: nothing is known of ${kind}`];
      return Object.entries(fields).flatMap(([name, rule]) => {
        const value = statement[name.replace('?', '')];
        const holds = value === undefined ? name.endsWith('?') : rule(value, page, pages);
        return holds ? [] : [`${page.path}, ${kind}: ${name} is not ${JSON.stringify(value)}`];
      });
    }),
  );

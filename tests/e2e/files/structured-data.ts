/** A statement of a page in JSON-LD, as it is written. */
export interface Statement {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

type Named = { readonly name: string; readonly item?: string; readonly url?: string };
type Question = { readonly name: string; readonly acceptedAnswer: { readonly text: string } };
type Offer = { readonly name: string; readonly price: number; readonly url: string };
type Point = { readonly email: string; readonly telephone: string };

/** What a page says in its JSON-LD. Call it before `withoutScripts`. */
export const statementsOf = (document: Document): readonly Statement[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Statement,
  );

/** The page as readers see it: the texts of scripts are no text of the page. */
export function withoutScripts(document: Document): Document {
  for (const script of document.querySelectorAll('script, style')) script.remove();
  return document;
}

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

const pathOf = (address: unknown): string =>
  URL.canParse(String(address)) ? new URL(String(address)).pathname : '';

const list = <Entry>(value: unknown): readonly Entry[] => (value ?? []) as readonly Entry[];

/** A page of out/ that was read, its texts without those of scripts. */
export interface ReadPage {
  readonly path: string;
  readonly document: Document;
  readonly statements: readonly Statement[];
}

/** What must hold of a page for a statement to be true, in words. */
type Claims = readonly (readonly [claim: string, holds: boolean])[];

const textOf = ({ document }: ReadPage): string => clean(document.body.textContent);

const shows = (page: ReadPage, value: unknown): boolean =>
  clean(String(value)) !== '' && textOf(page).includes(clean(String(value)));

const linksTo = ({ document }: ReadPage, address: unknown): boolean =>
  document.querySelector(`a[href="${pathOf(address)}"], a[href="${String(address)}"]`) !== null;

const unless = (value: unknown, holds: () => boolean): boolean => value === undefined || holds();

function articleClaims(page: ReadPage, article: Statement): Claims {
  const { author, datePublished, dateModified, articleSection, timeRequired } = article;
  const days = [...page.document.querySelectorAll('time')].map((time) => time.dateTime);
  const heading = clean(page.document.querySelector('h1')?.textContent);
  const preview = page.document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  return [
    ['its headline is the heading', heading === article.headline],
    ['it is of this page', pathOf(article.mainEntityOfPage) === page.path],
    ['it is by an organization', (author as Statement)['@type'] === 'Organization'],
    ['its picture is the preview', article.image === preview],
    ['it was published then', unless(datePublished, () => days.includes(String(datePublished)))],
    ['it was changed then', unless(dateModified, () => days.includes(String(dateModified)))],
    ['its section is named', unless(articleSection, () => shows(page, articleSection))],
    [
      'its reading time is shown',
      unless(timeRequired, () => shows(page, `${String(timeRequired).slice(2, -1)} min`)),
    ],
  ];
}

function isLineOfPages({ document }: ReadPage, entries: readonly Named[]): boolean {
  const links = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] a')];
  const shown = links.map((link) => `${clean(link.textContent)} ${link.getAttribute('href')}`);
  const stated = entries.map(({ name, item }) => `${name} ${pathOf(item)}`);
  return stated.length > 0 && shown.join('; ') === stated.join('; ');
}

/** Whether the page that an offer names shows its price, under the name of the plan. */
function isOffered({ name, price, url }: Offer, pages: readonly ReadPage[]): boolean {
  const page = pages.find(({ path }) => path === pathOf(url));
  const plan = name.split(',')[0];
  return (
    page !== undefined && new RegExp(`${plan}:(\\$\\d+)?\\$${price}(?!\\d)`).test(textOf(page))
  );
}

function claims(page: ReadPage, statement: Statement, pages: readonly ReadPage[]): Claims {
  const here = ['it is of this page', pathOf(statement.url) === page.path] as const;
  const reached = ({ email, telephone }: Point) =>
    ['it shows e-mail and phone', shows(page, email) && shows(page, telephone)] as const;
  const named = (entries: unknown): Claims =>
    list<Named>(entries).map(({ name, url }) => [
      `it shows '${name}'`,
      shows(page, name) && unless(url, () => linksTo(page, url)),
    ]);
  switch (statement['@type']) {
    case 'Article':
    case 'BlogPosting':
    case 'TechArticle':
      return articleClaims(page, statement);
    case 'BreadcrumbList':
      return [['it is the line of pages', isLineOfPages(page, list(statement.itemListElement))]];
    case 'CollectionPage':
      return [here, ...named(statement.hasPart)];
    case 'ContactPage':
      return [here, reached((statement.mainEntity as { contactPoint: Point }).contactPoint)];
    case 'FAQPage':
      return list<Question>(statement.mainEntity).map(({ name, acceptedAnswer }) => [
        `it asks and answers '${name}'`,
        shows(page, name) && shows(page, acceptedAnswer.text),
      ]);
    case 'ItemList':
      return named(statement.itemListElement);
    case 'Organization':
      return [
        here,
        reached(statement as unknown as Point),
        ...list(statement.sameAs).map((to) => [`${to} is linked`, linksTo(page, to)] as const),
      ];
    case 'SoftwareApplication':
      return [
        here,
        ...list<Offer>(statement.offers).map(
          (offer) => [`${offer.name} costs ${offer.price}`, isOffered(offer, pages)] as const,
        ),
      ];
    case 'WebAPI':
      return [here, ['it links its document', linksTo(page, list(statement.documentation)[1])]];
    case 'WebSite':
      return [here];
    default:
      return [['it is of a kind that is checked', false]];
  }
}

/** What pages state of themselves and do not show, one line each. */
export const contradictions = (pages: readonly ReadPage[]): string[] =>
  pages.flatMap((page) =>
    page.statements.flatMap((statement) =>
      claims(page, statement, pages)
        .filter(([, holds]) => !holds)
        .map(([claim]) => `${page.path}, ${statement['@type']}: not true that ${claim}`),
    ),
  );

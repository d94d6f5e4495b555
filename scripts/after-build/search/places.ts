import { DomUtils } from 'htmlparser2';
import { coverSize } from '@/lib/blog/post-card';
import { routes } from '@/lib/routes';
import type { Group } from '@/lib/search/types';
import { type Element, type Outline, type Part, partsOf, plain, wordsOf } from './outline';

/** A section with everything it says. */
interface FullSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly string[];
}

/** A place with everything it says; lib/search/words-file.ts says what of it is kept. */
export interface FullPlace {
  readonly group: Group;
  readonly href: string;
  readonly title: string;
  readonly lead: string;
  readonly also?: string;
  readonly rank?: number;
  readonly note: string;
  readonly picture?: string;
  readonly updated?: string;
  readonly sections: readonly FullSection[];
}

/** A page by its address. */
export interface ReadPage extends Outline {
  readonly path: string;
}

const { findAll, findOne, getAttributeValue, getElementsByTagName } = DomUtils;

const hasClassData = (name: string) => (element: Element) =>
  getAttributeValue(element, name) !== undefined;

/** The title of a document without the name of the site behind it. */
const ownTitle = (title: string): string => title.replace(/ \| [^|]*$/, '');

const dataWith = ({ data }: Outline, field: string): string | undefined => {
  for (const one of data.values()) if (typeof one[field] === 'string') return one[field];
  return undefined;
};

const minutesOf = (page: ReadPage): string => {
  const [, minutes] = /PT(\d+)M/.exec(dataWith(page, 'timeRequired') ?? '') ?? [];
  const [, read] = /\b(\d+) min read/.exec(plain(wordsOf(page.main))) ?? [];
  return `${minutes ?? read ?? 1} min`;
};

/** The drawn cover at the head of an article. */
const pictureOf = ({ main }: ReadPage): string | undefined =>
  findOne(
    ({ name, attribs }) => name === 'img' && attribs.height === String(coverSize.height),
    main.children,
  )?.attribs.src;

const entryOf = (group: Group, page: ReadPage): FullPlace => {
  const picture = group === 'articles' ? pictureOf(page) : undefined;
  const updated = dataWith(page, 'dateModified');
  return {
    group,
    href: page.path,
    title: page.heading,
    lead: page.description,
    note: minutesOf(page),
    ...(picture && { picture }),
    ...(updated && { updated }),
    sections: page.parts,
  };
};

/** The words of an address: it is read above the page. */
const inWords = (path: string): string => path.replaceAll(/[/-]/g, ' ').trim();

/** They speak of everything, so that another page nearly always says more. */
const general: ReadonlySet<string> = new Set([routes.home, routes.privacyPolicy, routes.terms]);

/** A page of the site; what is a place of its own is no section of it. */
function pageOf(page: ReadPage, parts: readonly Part[]): FullPlace {
  const isTop = !page.path.includes('/', 1);
  return {
    group: 'pages',
    href: page.path,
    title: (isTop && page.name) || ownTitle(page.title),
    lead: page.description,
    also: `${ownTitle(page.title)}. ${page.heading}. ${inWords(page.path)}`,
    ...(general.has(page.path) && { rank: 0.75 }),
    note: page.path,
    sections: parts,
  };
}

interface Entry {
  readonly name: string;
  readonly acceptedAnswer: { readonly text: string };
}

const questionsOf = ({ data, path, parts }: ReadPage): readonly FullPlace[] =>
  ((data.get('FAQPage')?.mainEntity ?? []) as Entry[]).map(({ name, acceptedAnswer }) => {
    const id = parts.find(({ title }) => title === name)?.id;
    return {
      group: 'questions',
      href: id ? `${path}#${id}` : path,
      title: name,
      lead: acceptedAnswer.text,
      note: path,
      sections: [],
    };
  });

/** The rows of the catalog: a name, of what kind it is and how often it is asked, and what it does. */
const integrationsOf = ({ main, path }: ReadPage): readonly FullPlace[] =>
  findAll(hasClassData('data-category'), main.children).flatMap((group) =>
    getElementsByTagName('li', group, true).map((row): FullPlace => {
      const [name = '', kind = '', ...text] = partsOf(row).flatMap(({ title, blocks }) =>
        title ? [title, ...blocks] : blocks,
      );
      const category = plain(wordsOf(getElementsByTagName('h3', group, true)[0] ?? group));
      return {
        group: 'integrations',
        href: `${path}#${row.attribs.id}`,
        title: name,
        lead: text.join(' '),
        also: `${category}. ${kind}`,
        note: kind,
        sections: [],
      };
    }),
  );

/** What a chapter is about, and what else it says: its first sentence, or else all that its lists and tables name. */
function leadAndRest(blocks: readonly string[]): readonly [string, readonly string[]] {
  const first = blocks.find((block) => /[.!?:]$/.test(block));
  if (first) return [first, blocks.filter((block) => block !== first)];
  return [blocks.filter((block) => !/^[A-Z]+$/.test(block)).join(', '), []];
}

/** The calls and the other chapters of the API's page. */
const callsOf = ({ main, path, parts }: ReadPage): readonly FullPlace[] =>
  parts
    .filter(({ id }) => id)
    .map(({ id, title, blocks }): FullPlace => {
      const fold = findOne(
        ({ name, attribs }) => name === 'details' && attribs.id === id,
        main.children,
      );
      const name = fold && getElementsByTagName('h3', fold, true)[0];
      const [address, called] = name?.children.map((child) => plain(wordsOf(child))) ?? [];
      const [method = ''] = fold ? (/[A-Z]+/.exec(wordsOf(fold)) ?? []) : [];
      const [said, rest] = leadAndRest(blocks);
      return {
        group: 'api',
        href: `${path}#${id}`,
        title: called ?? title,
        lead: [address, said].filter(Boolean).join('. '),
        note: method || path,
        sections: [{ id: '', title: '', blocks: rest }],
      };
    });

/** The places of a page: the page itself, and what of it can be wanted alone. */
export function placesOf(page: ReadPage): readonly FullPlace[] {
  const { path, parts } = page;
  if (path.startsWith('/support/articles/')) return [entryOf('guides', page)];
  // A list of titles by year answers nothing that they do not answer themselves.
  if (path.startsWith('/blog/archive/')) return [];
  if (path.startsWith('/blog/')) return [entryOf('articles', page)];
  if (page.data.has('WebAPI'))
    return [
      pageOf(
        page,
        parts.filter(({ id }) => !id),
      ),
      ...callsOf(page),
    ];
  const questions = questionsOf(page);
  const rows = integrationsOf(page);
  const own = parts.filter(
    ({ title, id }) =>
      !questions.some((question) => question.title === title) &&
      !rows.some((row) => row.href === `${path}#${id}`),
  );
  return [pageOf(page, own), ...rows, ...questions];
}

import { apiDocument } from '@/content/api/document';
import { supportQuestions } from '@/content/help/questions';
import { pricingQuestions } from '@/content/pricing';
import { endpointsOf } from '@/lib/api/endpoints';
import { readMinutes } from '@/lib/blog/post-words';
import { helpArticles, helpPath } from '@/lib/content/help';
import { integrationCatalog } from '@/lib/content/integrations';
import { getPosts } from '@/lib/content/posts';
import { findPicture } from '@/lib/picture/pictures';
import { routes } from '@/lib/routes';
import type { Place } from '@/lib/search/words-file';
import type { PageWords, Part } from './page-words';

export type FullPlace = Omit<Place, 'sections'> & { readonly sections: readonly Part[] };

type Entry = Pick<FullPlace, 'group' | 'note' | 'picture' | 'updated'>;

const entries: ReadonlyMap<string, Entry> = new Map([
  ...helpArticles.map(({ slug, readTime, updated }): [string, Entry] => [
    helpPath(slug),
    { group: 'guides', note: `${readTime} min`, updated },
  ]),
  ...getPosts().map(({ slug, sections, date }): [string, Entry] => [
    `/blog/${slug}`,
    {
      group: 'articles',
      note: `${readMinutes(sections)} min`,
      picture: `/images/${findPicture(`cover-${slug}`)?.file}`,
      updated: date,
    },
  ]),
]);

const ownTitle = (title: string): string => title.replace(/ \| [^|]*$/, '');

const inWords = (path: string): string => path.replaceAll(/[/-]/g, ' ').trim();

/** They mention everything, so other pages nearly always fit better. */
const general: ReadonlySet<string> = new Set([routes.home, routes.privacyPolicy, routes.terms]);

const pageOf = (path: string, page: PageWords, sections: readonly Part[]): FullPlace => ({
  group: 'pages',
  href: path,
  title: (!path.includes('/', 1) && page.name) || ownTitle(page.title),
  lead: page.description,
  also: `${ownTitle(page.title)}. ${page.heading}. ${inWords(path)}`,
  ...(general.has(path) && { rank: 0.75 }),
  note: path,
  sections,
});

const asked = [
  [routes.pricing, pricingQuestions],
  [routes.support, supportQuestions],
] as const;

const questions = asked.flatMap(([path, all]) =>
  all.map(
    ({ id, question, answer }): FullPlace => ({
      group: 'questions',
      href: `${path}#${id}`,
      title: question,
      lead: answer,
      note: path,
      sections: [],
    }),
  ),
);

const connections = integrationCatalog.flatMap(({ label, entries }) =>
  entries.map(({ slug, heading, description, kind, timing }): FullPlace => {
    const note = `${kind} ${timing}`;
    return {
      group: 'integrations',
      href: `${routes.integrations}#${slug}`,
      title: heading,
      lead: description,
      also: `${label}. ${note}`,
      note,
      sections: [],
    };
  }),
);

/** The first sentence of a chapter (or the terms of its lists and tables), and the rest. */
function leadAndRest(blocks: readonly string[]): readonly [string, string[]] {
  const first = blocks.find((block) => /[.!?:]$/.test(block));
  if (first) return [first, blocks.filter((block) => block !== first)];
  return [blocks.filter((block) => !/^[A-Z]+$/.test(block)).join(', '), []];
}

const calls = new Map(endpointsOf(apiDocument).map((call) => [call.id, call]));

const chapterOf = ({ id, title, blocks }: Part): FullPlace => {
  const call = calls.get(id);
  const [lead, rest] = leadAndRest(blocks);
  return {
    group: 'api',
    href: `${routes.apiDocs}#${id}`,
    title: call?.title ?? title,
    lead: [call?.path, lead].filter(Boolean).join('. '),
    note: call?.method ?? routes.apiDocs,
    sections: [{ id: '', title: '', blocks: rest }],
  };
};

/** The page itself, and parts of it that may be searched alone. */
export function placesOf(path: string, page: PageWords): readonly FullPlace[] {
  const { parts, heading, description } = page;
  const entry = entries.get(path);
  if (entry) {
    return [{ ...entry, href: path, title: heading, lead: description, sections: parts }];
  }
  if (path === routes.apiDocs) {
    const chapters = parts.filter(({ id }) => id);
    const head = parts.filter(({ id }) => !id);
    return [pageOf(path, page, head), ...chapters.map(chapterOf)];
  }
  const within = [...questions, ...connections].filter(({ href }) => href.startsWith(`${path}#`));
  const anchors = new Set(within.map(({ href }) => href));
  const own = parts.filter(({ id }) => !anchors.has(`${path}#${id}`));
  return [pageOf(path, page, own), ...within];
}

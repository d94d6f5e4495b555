import { guides } from '@/content/found/guides';
import { deliveringTerms } from '@/content/help/glossary/delivering';
import { officeTerms } from '@/content/help/glossary/office';
import { planningTerms } from '@/content/help/glossary/planning';
import { trackingTerms } from '@/content/help/glossary/tracking';
import { recentUpdates, supportCategories } from '@/content/help/support';
import type { HelpArticle } from '@/content/help/types';
import { site } from '@/content/site';
import { glossaryOf } from '@/lib/help/glossary';
import { inLearningOrder } from '@/lib/help/learning-order';
import { routes } from '@/lib/routes';
import { publishedOf } from './published';

/** Every help article that is shown, in the order of their ids. */
export const helpArticles: readonly HelpArticle[] = publishedOf(guides).toSorted(
  (a, b) => a.id - b.id,
);

const inOrder = inLearningOrder(helpArticles);

/** The address of a help article. */
export const helpPath = (slug: string) => `/support/articles/${slug}` as const;

/** A help article by the last part of its address. */
export function helpArticleOf(slug: string): HelpArticle {
  const article = helpArticles.find((each) => each.slug === slug);
  if (!article) throw new Error(`There is no help article '${slug}'.`);
  return article;
}

/** A category with its address in the support center. */
export function supportCategoryOf(id: string) {
  const category = supportCategories.find((each) => each.id === id);
  if (!category) throw new Error(`There is no support category '${id}'.`);
  return { ...category, href: `${routes.support}?category=${id}#articles` as const };
}

/** What the page of an article is made of. */
export function helpPageOf(slug: string) {
  const article = helpArticleOf(slug);
  const at = inOrder.indexOf(article);
  const [previous, following] = [inOrder[at - 1], inOrder[at + 1]];
  const category = supportCategoryOf(article.category);
  return { article, path: helpPath(slug), category, previous, following };
}

/** What search engines and previews are told of an article's page. */
export function helpPageFacts(slug: string) {
  const { title, description, category } = helpArticleOf(slug);
  return {
    title: `${title} | ${site.name} Help Center`,
    description,
    keywords: [title, supportCategoryOf(category).name, `${site.name} help`],
    path: helpPath(slug),
    type: 'article',
  } as const;
}

/** The articles as the support center lists them, in learning order; none while the library is not published. */
export const listedArticles = (published: boolean) =>
  (published ? inOrder : []).map(
    ({ slug, title, description, type, difficulty, category, readTime, views, ...rest }) => ({
      slug,
      href: helpPath(slug),
      title,
      description,
      type,
      difficulty,
      category,
      readTime,
      views,
      chapters: rest.chapters.length,
      updated: rest.updated,
    }),
  );

/** The categories, each with the number of its articles in a list. */
export const countedCategories = (articles: readonly { category: string }[]) =>
  supportCategories.map(({ id }) => ({
    ...supportCategoryOf(id),
    articleCount: articles.filter(({ category }) => category === id).length,
  }));

/** What the support center tells of changes: what content says, and every article that it leaves out. */
export function getUpdates() {
  const told = new Set<string>(recentUpdates.map(({ href }) => href));
  const untold = helpArticles
    .map(({ slug, title, updated }) => ({ href: helpPath(slug), title, date: updated }))
    .filter(({ href }) => !told.has(href))
    .map((article) => ({ id: article.href, type: 'documentation' as const, ...article }));
  return [...recentUpdates, ...untold].toSorted((a, b) => b.date.localeCompare(a.date));
}

/** What the preview picture of each help article says and on which thread, by address. */
export const helpPreviews = Object.fromEntries(
  helpArticles.map(({ slug, title, category }, index) => [
    helpPath(slug),
    {
      words: title,
      thread: supportCategoryOf(category).thread,
      ground: (['tint', 'night', 'deep'] as const)[index % 3] ?? 'tint',
    },
  ]),
);

/** Every term of the glossary, in its order. */
export const glossary = glossaryOf([
  ...planningTerms,
  ...trackingTerms,
  ...deliveringTerms,
  ...officeTerms,
]);

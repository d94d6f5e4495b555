import { guides } from '@/content/found/guides';
import { deliveringTerms } from '@/content/help/glossary/delivering';
import { officeTerms } from '@/content/help/glossary/office';
import { planningTerms } from '@/content/help/glossary/planning';
import { trackingTerms } from '@/content/help/glossary/tracking';
import { recentUpdates, supportCategories } from '@/content/help/support';
import type { HelpArticle } from '@/content/help/types';
import { site } from '@/content/site';
import { glossaryOf } from '@/lib/help/glossary';
import { routes } from '@/lib/routes';
import { inLearningOrder, publishedOf } from './published';

export const helpArticles: readonly HelpArticle[] = publishedOf(guides).toSorted(
  (a, b) => a.id - b.id,
);

const inOrder = inLearningOrder(helpArticles);

export const helpPath = (slug: string) => `/support/articles/${slug}` as const;

export function helpArticleOf(slug: string): HelpArticle {
  const article = helpArticles.find((each) => each.slug === slug);
  if (!article) throw new Error(`There is no help article '${slug}'.`);
  return article;
}

export function supportCategoryOf(id: string) {
  const category = supportCategories.find((each) => each.id === id);
  if (!category) throw new Error(`There is no support category '${id}'.`);
  return { ...category, href: `${routes.support}?category=${id}#articles` as const };
}

export function helpPageOf(slug: string) {
  const article = helpArticleOf(slug);
  const at = inOrder.indexOf(article);
  const [previous, following] = [inOrder[at - 1], inOrder[at + 1]];
  const category = supportCategoryOf(article.category);
  return { article, path: helpPath(slug), category, previous, following };
}

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

/** The articles in learning order; none while the library is not published. */
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

export const countedCategories = (articles: readonly { category: string }[]) =>
  supportCategories.map(({ id }) => ({
    ...supportCategoryOf(id),
    articleCount: articles.filter(({ category }) => category === id).length,
  }));

/** Changes that the content lists, then every article that it leaves out. */
export function getUpdates() {
  const listed = new Set<string>(recentUpdates.map(({ href }) => href));
  const others = helpArticles
    .map(({ slug, title, updated }) => ({ href: helpPath(slug), title, date: updated }))
    .filter(({ href }) => !listed.has(href))
    .map((article) => ({ id: article.href, type: 'documentation' as const, ...article }));
  return [...recentUpdates, ...others].toSorted((a, b) => b.date.localeCompare(a.date));
}

/** The color of a category's routes in a picture, which knows no ink. */
function routeHueOf(category: string) {
  const { hue } = supportCategoryOf(category);
  return hue === 'ink' ? 'cobalt' : hue;
}

export const helpPreviews = Object.fromEntries(
  helpArticles.map(({ slug, title, category }, index) => [
    helpPath(slug),
    {
      words: title,
      hue: routeHueOf(category),
      ground: (['tint', 'night', 'deep'] as const)[index % 3] ?? 'tint',
    },
  ]),
);

export const glossary = glossaryOf([
  ...planningTerms,
  ...trackingTerms,
  ...deliveringTerms,
  ...officeTerms,
]);

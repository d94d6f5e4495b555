import { helpArticles } from '@/content/help';
import { supportCategories } from '@/content/help/support';
import type { HelpArticle, SupportCategory } from '@/content/help/types';
import { site } from '@/content/site';
import { pages, type RoutePath, routes } from '@/lib/routes';

const isRoute = (path: string): path is RoutePath => pages.has(path);

/** The address of a help article. */
export function helpPath(slug: string): RoutePath {
  const path = `/support/articles/${slug}`;
  if (!isRoute(path)) throw new Error(`lib/routes.ts has no address for the article '${slug}'.`);
  return path;
}

/** A help article by the last part of its address. */
export function helpArticleOf(slug: string): HelpArticle {
  const article = helpArticles.find((each) => each.slug === slug);
  if (!article) throw new Error(`There is no help article '${slug}'.`);
  return article;
}

/** A category with its address in the support center. */
export function supportCategoryOf(id: SupportCategory) {
  const category = supportCategories.find((each) => each.id === id);
  if (!category) throw new Error(`There is no support category '${id}'.`);
  return { ...category, href: `${routes.support}?category=${id}#articles` as const };
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

/** The articles as the support center lists them; none while the library is not published. */
export const listedArticles = (published: boolean) =>
  (published ? helpArticles : []).map(
    ({ slug, title, type, difficulty, category, readTime, views }) => ({
      href: helpPath(slug),
      title,
      type,
      difficulty,
      category,
      readTime,
      views,
    }),
  );

/** The categories, each with the number of its articles in a list. */
export const countedCategories = (articles: readonly { category: SupportCategory }[]) =>
  supportCategories.map(({ id }) => ({
    ...supportCategoryOf(id),
    articleCount: articles.filter(({ category }) => category === id).length,
  }));

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

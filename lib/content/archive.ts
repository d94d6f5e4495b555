import { blogCategories } from '@/content/blog/categories';
import { blogPage } from '@/content/blog/page';
import { getPosts, postCard } from './posts';

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

const yearOf = ({ date }: { date: string }) => date.slice(0, 4);

export const archivePath = (year: string) => `/blog/archive/${year}` as const;

export function archiveWords(year: string) {
  const { page, title } = blogPage.archive;
  const filled = (text: string) => text.replaceAll('{year}', year);
  return {
    title: filled(title),
    page: {
      title: filled(page.title),
      description: filled(page.description),
      keywords: page.keywords,
    },
  };
}

/** The years with articles, newest first. */
export function getYears(): readonly { year: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const post of getPosts()) counts.set(yearOf(post), (counts.get(yearOf(post)) ?? 0) + 1);
  return [...counts].map(([year, count]) => ({ year, count }));
}

export type YearOfPosts = ReturnType<typeof getYears>[number];

/** The twelve months of a year, as it runs, each with its articles, newest first. */
export function getArchive(year: string) {
  const ofYear = getPosts().filter((post) => yearOf(post) === year);
  return monthNames.map((name, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    return {
      id: name.toLowerCase(),
      name,
      posts: ofYear.filter(({ date }) => date.startsWith(month)).map(postCard),
    };
  });
}

export type MonthOfPosts = ReturnType<typeof getArchive>[number];

/** The categories of all years that have articles, in their order. */
export function countedPostCategories() {
  const posts = getPosts();
  return blogCategories
    .map(({ name, hue }) => ({
      ...{ name, hue },
      count: posts.filter(({ category }) => category === name).length,
    }))
    .filter(({ count }) => count > 0);
}

export type CategoryOfPosts = ReturnType<typeof countedPostCategories>[number];

export const archivePreviews = Object.fromEntries(
  getYears().map(({ year }) => [
    archivePath(year),
    {
      words: archiveWords(year).title,
      ...({ category: 'neutral', hue: 'teal', ground: 'tint' } as const),
    },
  ]),
);

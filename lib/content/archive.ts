import { blogCategories } from '@/content/blog/categories';
import { blogPage } from '@/content/blog/page';
import { getPosts, postCard } from './posts';

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

export function getArchive(year: string) {
  const ofYear = getPosts().filter((post) => yearOf(post) === year);
  return blogCategories
    .map(({ name }) => ({
      name,
      posts: ofYear.filter(({ category }) => category === name).map(postCard),
    }))
    .filter(({ posts }) => posts.length > 0);
}

export const archivePreviews = Object.fromEntries(
  getYears().map(({ year }) => [
    archivePath(year),
    {
      words: archiveWords(year).title,
      ...({ category: 'neutral', hue: 'teal', ground: 'tint' } as const),
    },
  ]),
);

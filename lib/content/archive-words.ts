import { blogPage } from '@/content/blog/page';

/** The words of a year's page of the archive. */
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

import { Archive } from '@/components/pages/blog/archive/archive';
import { ArchiveHead } from '@/components/pages/blog/archive/archive-head';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { blogPage } from '@/content/blog/page';
import {
  archivePath,
  archiveWords,
  countedPostCategories,
  getArchive,
  getYears,
} from '@/lib/content/archive';
import { collectionPage } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const dynamicParams = false;

interface Props {
  params: Promise<{ year: string }>;
}

export const generateStaticParams = () => getYears().map(({ year }) => ({ year }));

export async function generateMetadata({ params }: Props) {
  const { year } = await params;
  return pageMetadata({ ...archiveWords(year).page, path: archivePath(year) });
}

export default async function ArchivePage({ params }: Props) {
  const { year } = await params;
  const { page, title } = archiveWords(year);
  const { subjects, search } = blogPage.archive;
  const months = getArchive(year);
  const path = archivePath(year);
  const trail = [
    { label: 'Blog', href: routes.blog },
    { label: year, href: path },
  ] as const;
  return (
    <>
      <JsonLd data={collectionPage({ name: title, description: page.description, path })} />
      <ArchiveHead {...{ trail, title, year, months }} years={getYears()} />
      <Archive
        {...{ subjects, search }}
        months={months.toReversed()}
        categories={countedPostCategories()}
      />
    </>
  );
}

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { whitePapers as found } from '@/content/found/white-papers';
import { whitePapersPage } from '@/content/pages/empty';
import { whitePaperCategories } from '@/content/white-papers';
import type { WhitePaper } from '@/content/white-papers/types';
import { flags } from '@/lib/content/flags';
import { findPicture } from '@/lib/picture/pictures';
import { isElsewhere, paperPath, sizeWords } from '@/lib/white-papers/papers';
import { publishedOf, withSlugs } from '../published';

type Entry = WhitePaper & { readonly slug: string };

const papers: readonly Entry[] = publishedOf(withSlugs(found)).toSorted(
  (a, b) => Number(b.featured) - Number(a.featured) || b.publishDate.localeCompare(a.publishDate),
);

/** The published white papers, featured first, then newest. The flag hides samples alone. */
export const getWhitePapers = (samples: boolean = flags.showWhitePapers): readonly Entry[] =>
  papers.filter(({ sample }) => samples || !sample);

export function paperHue({ category }: WhitePaper) {
  const found = whitePaperCategories.find(({ name }) => name === category);
  if (!found) throw new Error(`There is no category '${category}' of white papers.`);
  return found.hue;
}

/** Pixels. */
export const paperCoverSize = { width: 360, height: 480 } as const;

export const paperCover = (slug: string) => `paper-${slug}`;

/** Undefined for a draft whose file is missing. */
function downloadOf(file: string): { href: string; label: string } | undefined {
  if (isElsewhere(file)) {
    return { href: file, label: `Download from ${new URL(file).hostname}` };
  }
  const stats = statSync(join('public', 'papers', file), { throwIfNoEntry: false });
  return stats && { href: paperPath(file), label: `Download PDF, ${sizeWords(stats.size)}` };
}

export const paperRows = (samples?: boolean) =>
  getWhitePapers(samples).map((paper) => {
    const { slug, publishDate, image, file, draft, featured, downloadCount, ...row } = paper;
    const download = file ? downloadOf(file) : undefined;
    return {
      ...row,
      id: slug,
      date: publishDate,
      hue: paperHue(paper),
      // In `npm run dev` a draft's cover may not be drawn yet.
      cover: findPicture(image) ?? { file: `${image}.svg`, ...paperCoverSize },
      ...(download && { download }),
    };
  });

export type PaperRow = Readonly<ReturnType<typeof paperRows>[number]>;

/** Metadata of /whitepapers, which changes with the first paper. */
export const whitePapersFacts = {
  ...whitePapersPage.page,
  listed: getWhitePapers().length > 0,
  ...(getWhitePapers().length > 0 && { description: whitePapersPage.listed.description }),
};

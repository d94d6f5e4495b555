import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Known } from '@/lib/content/check/checks';
import { contentModules } from '@/lib/content/check/modules';
import { redirectsIn } from '@/lib/content/check/redirects';
import { isPublished } from '@/lib/content/published';
import { iconNames } from '@/lib/icons/icons';
import { plannerTemplates, resultsPath, routes } from '@/lib/routes';
import { sectionsOf } from './anchors';
import { type Modules, namesIn, pictureNames, values } from './known-names';

// Reads only loadable files, and nothing of lib/content, which needs valid content.
export const entryFolders: ReadonlyMap<string, string> = new Map([
  ['content/blog/posts/', '/blog/'],
  ['content/help/articles/', '/support/articles/'],
  ['content/case-studies/', '/case-studies/'],
  ['content/use-cases/', '/use-cases/'],
]);

/** Pages of shown entries: nothing may link to a draft. */
const pagesOf = (modules: Modules, folder: string, path: string): readonly string[] =>
  modules
    .filter(
      ({ file, data }) => file.startsWith(folder) && isPublished(Object(Object.values(data)[0])),
    )
    .map(({ file }) => `${path}${basename(file, '.ts')}`);

/** Pictures that the build draws; only those of posts where content is too broken. */
async function drawnPictures(): Promise<readonly string[]> {
  try {
    return (await import('@/art/workshop/content-jobs')).contentPictures();
  } catch {
    const posts = values(/^content\/blog\/posts\//, /^post\.slug$/);
    return [...posts(contentModules)].flatMap((slug) => [`cover-${slug}`, `chart-${slug}`]);
  }
}

const papers = 'public/papers';

const allPictures = new Set([...pictureNames, ...(await drawnPictures())]);

export const knownOf = (modules: Modules): Known => ({
  routes: new Set([
    ...Object.values(routes).filter((path) => !path.startsWith('/support/articles/')),
    ...Object.values(plannerTemplates),
    resultsPath,
    ...[...entryFolders].flatMap(([folder, path]) => pagesOf(modules, folder, path)),
  ]),
  moved: new Map(redirectsIn(modules)),
  sections: sectionsOf(modules),
  icons: new Set(iconNames),
  pictures: allPictures,
  papers: new Set(existsSync(papers) ? readdirSync(papers) : []),
  figures: values(/^content\/figures\.ts$/, /\.value$/)(modules),
  names: namesIn(modules),
});

export const known: Known = knownOf(contentModules);

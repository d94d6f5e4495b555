import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Known } from '@/lib/content/check/checks';
import { type ContentModule, leavesOf } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';
import { redirectsIn } from '@/lib/content/check/redirects';
import { isPublished } from '@/lib/content/published';
import { brandFiles } from '@/lib/icons/brands';
import { iconNames } from '@/lib/icons/icons';
import { routes } from '@/lib/routes';
import { timeZones } from '@/lib/webinars/times';
import { sectionsOf } from './anchors';
import { flagNames } from './flags';
import { drawingNames, pictureNames } from './picture-files';

/*
 * What content may point at, as its files say it. Only files that can be read are asked, and nothing
 * of lib/content, whose verbs rely on sound content.
 */

type Modules = readonly ContentModule[];

/** The values of a field in some files. */
const values =
  (files: RegExp, field: RegExp) =>
  (modules: Modules): ReadonlySet<string> =>
    new Set(
      modules
        .filter(({ file }) => files.test(file))
        .flatMap(leavesOf)
        .flatMap((leaf) => (field.test(leaf.field) ? [String(leaf.value)] : [])),
    );

/** Where the pages of entries stand, by their folder. */
export const entryFolders: ReadonlyMap<string, string> = new Map([
  ['content/blog/posts/', '/blog/'],
  ['content/help/articles/', '/support/articles/'],
  ['content/case-studies/', '/case-studies/'],
  ['content/use-cases/', '/use-cases/'],
]);

/** The pages of the entries of a folder that are shown: nothing may lead to a draft. */
const pagesOf = (modules: Modules, folder: string, path: string): readonly string[] =>
  modules
    .filter(
      ({ file, data }) => file.startsWith(folder) && isPublished(Object(Object.values(data)[0])),
    )
    .map(({ file }) => `${path}${basename(file, '.ts')}`);

/** Pictures that the build draws for what content holds; only those of posts where content is too broken to tell. */
async function drawnPictures(): Promise<readonly string[]> {
  try {
    return (await import('@/art/workshop/content-jobs')).contentPictures();
  } catch {
    const posts = values(/^content\/blog\/posts\//, /^post\.slug$/);
    return [...posts(contentModules)].flatMap((slug) => [
      `cover-${slug}`,
      `cover-${slug}-wide`,
      `chart-${slug}`,
    ]);
  }
}

/** What lies in public/papers, and whether each file begins as a PDF does. */
function paperFiles(): ReadonlyMap<string, boolean> {
  const folder = 'public/papers';
  if (!existsSync(folder)) return new Map();
  const isPdf = (file: string) =>
    readFileSync(`${folder}/${file}`).subarray(0, 5).toString('latin1') === '%PDF-';
  return new Map(readdirSync(folder).map((file) => [file, isPdf(file)]));
}

const allPictures = new Set([...pictureNames, ...(await drawnPictures())]);

/** What content may point at, as these files say it. */
export const knownOf = (modules: Modules): Known => ({
  routes: new Set([
    ...Object.values(routes).filter((path) => !path.startsWith('/support/articles/')),
    ...[...entryFolders].flatMap(([folder, path]) => pagesOf(modules, folder, path)),
  ]),
  moved: new Map(redirectsIn(modules)),
  sections: sectionsOf(modules),
  icons: new Set(iconNames),
  pictures: allPictures,
  papers: paperFiles(),
  figures: values(/^content\/figures\.ts$/, /\.value$/)(modules),
  names: [
    {
      files: /^content\/home\/languages\.ts$/,
      field: /\.grid\.flag$/,
      of: 'flags of countries and of public/images',
      names: flagNames,
    },
    {
      files: /^content\/navigation\.ts$/,
      field: /\.drawing$/,
      of: 'SVG pictures of public/images',
      names: () => new Set(drawingNames),
    },
    {
      files: /^content\/site\.ts$/,
      field: /\.stores\[\d+\]\.id$/,
      of: 'marks of lib/icons/brands.ts',
      names: () => new Set(Object.keys(brandFiles)),
    },
    {
      files: /^content\/blog\/posts\//,
      field: /^post\.category$/,
      of: 'categories of content/blog/categories.ts',
      names: values(/^content\/blog\/categories\.ts$/, /\.name$/),
    },
    {
      files: /^content\/help\/articles\//,
      field: /^article\.category$/,
      of: 'categories of content/help/support.ts',
      names: values(/^content\/help\/support\.ts$/, /^supportCategories\[\d+\]\.id$/),
    },
    {
      files: /^content\/integrations\//,
      field: /^integration\.category$/,
      of: 'categories of content/pages/integrations.ts',
      names: values(/^content\/pages\/integrations\.ts$/, /categories\[\d+\]\.key$/),
    },
    {
      files: /^content\/white-papers/,
      field: /\.category$/,
      of: 'categories of white papers',
      names: values(/^content\/white-papers\.ts$/, /\.name$/),
    },
    {
      files: /^content\/webinars\//,
      field: /\.timeZone$/,
      of: 'time zones of the IANA list',
      names: () => timeZones,
    },
    {
      files: /^content\/use-cases\//,
      field: /\.fareRow$/,
      of: 'features of the smallest plan in content/plan-comparison.ts',
      names: smallestPlan,
    },
    {
      files: /^content\/testimonials(\/|-page\.ts$)/,
      field: /^(testimonial|industryCards\[\d+\])\.category$/,
      of: 'quoteTrades of content/testimonials-page.ts',
      names: values(/^content\/testimonials-page\.ts$/, /^quoteTrades\[/),
    },
    {
      files: /^content\/testimonials-page\.ts$/,
      field: /^industryCards\[\d+\]\.industry$/,
      of: 'files of content/industries',
      names: values(/^content\/industries\//, /^industry\.id$/),
    },
    {
      files: /^content\/plan-comparison\.ts$/,
      field: /\.from$/,
      of: 'ids of content/plans.ts',
      names: values(/^content\/plans\.ts$/, /^plans\[\d+\]\.id$/),
    },
    {
      files: /^content\/api\//,
      field: /\.\$ref$/,
      of: 'schemas and answers of content/api',
      names: apiParts,
    },
    {
      files: /^content\/api\/.+-paths\.ts$/,
      field: /\.tags\[\d+\]$/,
      of: 'tags of content/api/document.ts',
      names: values(/^content\/api\/document\.ts$/, /^tags\[\d+\]\.name$/),
    },
  ].map((rule) => ({ ...rule, names: rule.names(modules) })),
});

export const known: Known = knownOf(contentModules);

/** What the API's document may point at, by the names under which its files hold it. */
function apiParts(modules: Modules): ReadonlySet<string> {
  const parts = modules
    .filter(({ file }) => file.startsWith('content/api/'))
    .flatMap(({ data }) => Object.entries(data));
  return new Set(
    parts.flatMap(([name, held]) => {
      const [kind] = /(?:Schemas|Responses)$/.exec(name) ?? [];
      return kind
        ? Object.keys(Object(held)).map((part) => `#/components/${kind.toLowerCase()}/${part}`)
        : [];
    }),
  );
}

/** Features that every plan holds: those of the plan that content/plans.ts lists first. */
function smallestPlan(modules: Modules): ReadonlySet<string> {
  const [smallest] = values(/^content\/plans\.ts$/, /^plans\[0\]\.id$/)(modules);
  const all = modules.filter(({ file }) => file === 'content/plan-comparison.ts').flatMap(leavesOf);
  const held = new Set(
    all.flatMap(({ field, key, value }) =>
      key === 'from' && value === smallest ? [field.replace(/from$/, 'feature')] : [],
    ),
  );
  return new Set(all.flatMap(({ field, value }) => (held.has(field) ? [String(value)] : [])));
}

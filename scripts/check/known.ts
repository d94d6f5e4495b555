import { basename } from 'node:path';
import type { Known } from '@/lib/content/check/checks';
import { leaves } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';
import { redirectsIn } from '@/lib/content/check/redirects';
import { isPublished } from '@/lib/content/published';
import { brandFiles } from '@/lib/icons/brands';
import { iconNames } from '@/lib/icons/icons';
import { pictures } from '@/lib/picture/manifest';
import { routes } from '@/lib/routes';

/*
 * What content may point at, as its files say it. Only files that can be read are asked, and nothing
 * of lib/content, whose verbs rely on sound content.
 */

/** The values of a field in some files. */
const values = (files: RegExp, field: RegExp): ReadonlySet<string> =>
  new Set(
    contentModules
      .filter(({ file }) => files.test(file))
      .flatMap(({ data }) => leaves(data))
      .flatMap((leaf) => (field.test(leaf.field) ? [String(leaf.value)] : [])),
  );

const posts = values(/^content\/blog\/posts\//, /^post\.slug$/);
/** Where the pages of entries stand, by their folder. */
export const entryFolders: ReadonlyMap<string, string> = new Map([
  ['content/blog/posts/', '/blog/'],
  ['content/help/articles/', '/support/articles/'],
]);

/** The pages of the entries of a folder that are shown: nothing may lead to a draft. */
const pagesOf = (folder: string, path: string): readonly string[] =>
  contentModules
    .filter(
      ({ file, data }) => file.startsWith(folder) && isPublished(Object(Object.values(data)[0])),
    )
    .map(({ file }) => `${path}${basename(file, '.ts')}`);

const features = values(/^content\/home\/features\.ts$/, /\.section_id$/);

/** Anchors of the home page, which its menu and other pages lead to. */
const homeSections = ['home', 'our-services', 'industries', 'pricing', 'how-it-works', ...features];

/** Pictures that the build draws for what content holds; only those of posts where content is too broken to tell. */
async function drawnPictures(): Promise<readonly string[]> {
  try {
    return (await import('@/art/workshop/content-jobs')).contentPictures();
  } catch {
    return [...posts].flatMap((slug) => [`cover-${slug}`, `cover-${slug}-wide`, `chart-${slug}`]);
  }
}

const testimonials = values(/^content\/testimonials\//, /^testimonial\.id$/);

export const known: Known = {
  routes: new Set([
    ...Object.values(routes).filter((path) => !path.startsWith('/support/articles/')),
    ...[...entryFolders].flatMap(([folder, path]) => pagesOf(folder, path)),
  ]),
  moved: new Map(redirectsIn(contentModules)),
  sections: { [routes.home]: new Set(homeSections) },
  icons: new Set(iconNames),
  pictures: new Set([...Object.keys(pictures), ...(await drawnPictures())]),
  figures: values(/^content\/figures\.ts$/, /\.value$/),
  names: [
    {
      files: /^content\/site\.ts$/,
      field: /\.stores\[\d+\]\.id$/,
      of: 'marks of lib/icons/brands.ts',
      names: new Set(Object.keys(brandFiles)),
    },
    {
      files: /^content\/industries-page\.ts$/,
      field: /^industryRows\[\d+\]\.id$/,
      of: 'ids of content/home/industries.ts',
      names: values(/^content\/home\/industries\.ts$/, /^industries\[\d+\]\.id$/),
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
      files: /^content\/white-papers/,
      field: /\.category$/,
      of: 'categories of white papers',
      names: values(/^content\/white-papers/, /^whitePaperCategories\[/),
    },
    {
      files: /^content\/use-cases\//,
      field: /\.fareRow$/,
      of: 'features of the smallest plan in content/plan-comparison.ts',
      names: smallestPlan(),
    },
    {
      files: /^content\/(testimonials-page|success-stories)\.ts$/,
      field: /(\.slides|\.cards|quotes\.ids)\[\d+\]$/,
      of: 'ids of the testimonials',
      names: testimonials,
    },
    {
      files: /^content\/testimonials-page\.ts$/,
      field: /^industryCards\[\d+\]\.industry$/,
      of: 'ids of content/home/industries.ts',
      names: values(/^content\/home\/industries\.ts$/, /^industries\[\d+\]\.id$/),
    },
    {
      files: /^content\/plan-comparison\.ts$/,
      field: /\.from$/,
      of: 'ids of content/plans.ts',
      names: values(/^content\/plans\.ts$/, /^plans\[\d+\]\.id$/),
    },
    {
      files: /^content\/success-stories\.ts$/,
      field: /stories\.items\[\d+\]\.slug$/,
      of: 'slugs of the case studies',
      names: values(/^content\/case-studies/, /(^|\.|\])slug$/),
    },
  ],
};

/** Features that every plan holds: those of the plan that content/plans.ts lists first. */
function smallestPlan(): ReadonlySet<string> {
  const [smallest] = values(/^content\/plans\.ts$/, /^plans\[0\]\.id$/);
  const all = contentModules
    .filter(({ file }) => file === 'content/plan-comparison.ts')
    .flatMap(({ data }) => leaves(data));
  const held = new Set(
    all.flatMap(({ field, key, value }) =>
      key === 'from' && value === smallest ? [field.replace(/from$/, 'feature')] : [],
    ),
  );
  return new Set(all.flatMap(({ field, value }) => (held.has(field) ? [String(value)] : [])));
}

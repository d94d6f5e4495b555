import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import type { Known } from '@/lib/content/check/checks';
import { type ContentModule, leavesOf } from '@/lib/content/check/leaves';
import { brandFiles } from '@/lib/icons/brands';

export type Modules = readonly ContentModule[];

export const values =
  (files: RegExp, field: RegExp) =>
  (modules: Modules): ReadonlySet<string> =>
    new Set(
      modules
        .filter(({ file }) => files.test(file))
        .flatMap(leavesOf)
        .flatMap((leaf) => (field.test(leaf.field) ? [String(leaf.value)] : [])),
    );

/** Read from disk: new files are not in the manifest before the build. */
const files = readdirSync('public/images')
  .map((file) => parse(file))
  .filter(({ ext }) => /^\.(svg|png|jpe?g)$/.test(ext));

export const pictureNames: readonly string[] = files.map(({ name }) => name);

const drawingNames: readonly string[] = files
  .filter(({ ext }) => ext === '.svg')
  .map(({ name }) => name);

/** Country codes whose flag can be drawn or exists. */
const flagNames = (): ReadonlySet<string> =>
  new Set([
    ...readdirSync('node_modules/country-flag-icons/3x2')
      .filter((file) => file.endsWith('.svg'))
      .map((file) => parse(file).name.toLowerCase()),
    ...pictureNames.flatMap((name) => /^flag-(.+)$/.exec(name)?.[1] ?? []),
  ]);

/** Fields that hold names: the files, the field, and the valid names. */
const rules = [
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
    files: /^content\/pages\/empty\.ts$/,
    field: /\.meanwhile\.posts\[\d+\]$/,
    of: 'slugs of content/blog/posts',
    names: values(/^content\/blog\/posts\//, /^\w+\.slug$/),
  },
  {
    files: /^content\/pages\/empty\.ts$/,
    field: /\.guides\.slugs\[\d+\]$/,
    of: 'slugs of content/help/articles',
    names: values(/^content\/help\/articles\//, /^\w+\.slug$/),
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
    files: /^content\/use-cases\//,
    field: /\.planRow$/,
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
    files: /^content\/api\/.+-paths\.ts$/,
    field: /\.x-follows$/,
    of: 'operations of content/api',
    names: values(/^content\/api\/.+-paths\.ts$/, /\.operationId$/),
  },
  {
    files: /^content\/api\/(?:.+-paths|webhooks)\.ts$/,
    field: /\.tags\[\d+\]$/,
    of: 'tags of content/api/document.ts',
    names: values(/^content\/api\/document\.ts$/, /^tags\[\d+\]\.name$/),
  },
];

export const namesIn = (modules: Modules): Known['names'] =>
  rules.map((rule) => ({ ...rule, names: rule.names(modules) }));

/** Features of the plan that content/plans.ts lists first. */
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

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of entries, each with their type and the file that exports it. */
const collections = {
  posts: { folder: 'blog/posts', type: 'BlogPost', types: 'blog/types' },
  guides: { folder: 'help/articles', type: 'HelpArticle', types: 'help/types' },
  integrations: { folder: 'integrations', type: 'Integration', types: 'integrations/types' },
  testimonials: { folder: 'testimonials', type: 'Testimonial', types: 'testimonials/types' },
  whitePapers: { folder: 'white-papers', type: 'WhitePaper', types: 'white-papers/types' },
  caseStudies: { folder: 'case-studies', type: 'CaseStudy', types: 'case-studies/types' },
  useCases: { folder: 'use-cases', type: 'UseCase', types: 'use-cases/types' },
  industries: { folder: 'industries', type: 'Industry', types: 'industries/types' },
  webinars: { folder: 'webinars', type: 'Webinar', types: 'webinars/types' },
  charts: { folder: 'blog/charts', type: 'ArticleChart', types: 'blog/types' },
} as const;

const lists = join('content', 'found');

/** Files beside entries that are none. */
const beside = new Set(['shared', 'types']);

const slugsIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => file.slice(0, -'.ts'.length).replaceAll('\\', '/'))
        .filter((slug) => !beside.has(slug))
        .sort()
    : [];

function listOf(root: string, name: keyof typeof collections): string {
  const { folder, type, types } = collections[name];
  const slugs = slugsIn(join(root, 'content', folder));
  return `// Made from the files of content/${folder} by lib/content/find-entries.ts.
import type { ${type} } from '../${types}';
${slugs.map((slug, index) => `import * as file${index} from '../${folder}/${slug}';`).join('\n')}

/** By the names of the files; nothing for a file that exports nothing yet. */
export const ${name}: Readonly<Record<string, ${type} | undefined>> = {
${slugs.map((slug, index) => `  '${slug}': Object.values(file${index})[0],`).join('\n')}
};
`;
}

const fileOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function writeWhereNew(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const errorsFile = join(lists, 'errors.ts');

/** Makes every page in `npm run dev` fail with these errors; empty for none. */
export function writeErrors(root: string, errors: string): void {
  const text = errors && `throw new Error(${JSON.stringify(errors)});\n`;
  writeWhereNew(join(root, errorsFile), `${text}export {};\n`);
}

/** UTC, YYYY-MM-DD. */
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Writes content/found: a module of entries for each folder, and the day of the build.
 *
 * @param keepDay for checks of a build, which must use its day
 */
export function findEntries(root: string, keepDay = false): void {
  mkdirSync(join(root, lists), { recursive: true });
  for (const name of Object.keys(collections) as (keyof typeof collections)[]) {
    writeWhereNew(join(root, lists, `${fileOf(name)}.ts`), listOf(root, name));
  }
  if (!keepDay || !existsSync(join(root, errorsFile))) writeErrors(root, '');
  const day = join(root, lists, 'build-day.ts');
  if (keepDay && existsSync(day)) return;
  writeWhereNew(day, `export const buildDay: string = '${today()}';\n`);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { compileHints } from './compile-hints';
import { compressFiles } from './compress';
import { sitePolicy } from './content-policy';
import { expectAll, expectCollector, expectedFiles, expectedPages } from './expectations';
import { namesIn } from './files';
import { delayScripts } from './lazy-scripts';
import { removeLeftovers } from './leftovers';
import { type Page, readPage } from './page';
import { joinPayload } from './payload/one-payload';
import { addPolicy } from './policy';
import { writeSearch } from './search/write-search';
import { writeServiceWorker } from './service-worker';
import { writeSitemap } from './sitemap';
import { writeTexts } from './texts';

/** Each function returns a summary of what it did. */
type Step = {
  readonly name: string;
  readonly before?: (root: string) => Promise<string>;
  /** Pages are read and written once for all steps. */
  readonly page?: (page: Page) => void;
  readonly after?: (root: string) => Promise<string>;
};

/** In this order; compression comes last. */
const steps: readonly Step[] = [
  {
    name: 'expectations',
    async before(root) {
      expectAll(expectedFiles, new Set(await namesIn(root)), 'the files of out/');
      await expectCollector(root, env.eventsUrl);
      return '';
    },
    page: (page) => expectAll(expectedPages, page, page.name),
  },
  { name: 'leftovers', before: removeLeftovers },
  { name: 'compile-hints', before: compileHints },
  { name: 'lazy-scripts', page: delayScripts },
  { name: 'one-payload', page: joinPayload },
  { name: 'policy', page: (page) => addPolicy(page, sitePolicy) },
  { name: 'texts', after: writeTexts },
  { name: 'sitemap', after: writeSitemap },
  { name: 'search', after: writeSearch },
  { name: 'service-worker', after: (root) => writeServiceWorker(root) },
  { name: 'compress', after: (root) => compressFiles(root) },
];

export const stepNames: readonly string[] = steps.map(({ name }) => name);

/** Step names with commas, for debugging upgrades of Next. Throws for unknown names. */
export function readSkipped(text = ''): ReadonlySet<string> {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => name && !stepNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `AFTER_BUILD_SKIP names no step with '${unknown.join("', '")}'. The steps: ${stepNames.join(', ')}.`,
    );
  }
  return new Set(names.filter(Boolean));
}

async function changePages(
  root: string,
  changes: readonly ((page: Page) => void)[],
): Promise<string> {
  const names = await namesIn(root, '.html');
  for (const name of names) {
    const file = join(root, name);
    const page = readPage(name, readFileSync(file, 'utf8'));
    try {
      for (const change of changes) change(page);
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
    }
    writeFileSync(file, page.write());
  }
  return `${names.length} pages`;
}

export async function finishBuild(
  root: string,
  skipped: ReadonlySet<string> = new Set(),
): Promise<readonly string[]> {
  const chosen = steps.filter(({ name }) => !skipped.has(name));
  const done: string[] = [];
  for (const { before } of chosen) if (before) done.push(await before(root));
  const changes = chosen.flatMap(({ page }) => page ?? []);
  if (changes.length > 0) done.push(await changePages(root, changes));
  for (const { after } of chosen) if (after) done.push(await after(root));
  if (skipped.size > 0) done.push(`skipped ${[...skipped].join(' and ')}`);
  return done.filter(Boolean);
}

import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { folders } from '@/lib/content/check/folders';
import type { ContentModule } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';
import type { SiteCopy } from '@/tests/support/site-copy';
import { least, most, paperFile, photo } from './seeds';
import {
  copyOf,
  type Draft,
  draftOf,
  lengthenLists,
  lengthenTexts,
  renamed,
  settle,
  shortenLists,
} from './stretch';

/** Content whose lists and texts are stretched, by file and by folder; the rest stays as it is. */
const ofPages = ['pages/integrations', 'legal/terms', 'help/support', 'testimonials-page'];
const ofPrices = ['plans', 'plan-comparison', 'pricing'];
const ofShell = ['site', 'navigation', 'search', 'chat'];
const ofReading = ['blog/categories', 'blog/posts/rain-delays-on-delivery-routes', 'white-papers'];
const files = [...ofPages, ...ofPrices, ...ofShell, ...ofReading];
const inFolders =
  /^(home|products|case-studies|industries|integrations|testimonials|use-cases|webinars|white-papers)\//;

const isStretched = (file: string): boolean => {
  const name = file.replace(/^content\/|\.ts$/g, '');
  return files.includes(name) || inFolders.test(name);
};

const kept = /employee-pickup|a-drivers-first-week|restaurants|ostra|\/first/;

const entriesOf = (modules: readonly ContentModule[], folder: string) =>
  modules.filter(({ file }) => dirname(file) === folder);

const tooMany = (modules: readonly ContentModule[]): readonly ContentModule[] =>
  folders
    .filter(([folder]) => !folder.startsWith('content/help'))
    .flatMap(([folder, fewest]) =>
      entriesOf(modules, folder)
        .toSorted((a, b) => Number(kept.test(b.file)) - Number(kept.test(a.file)))
        .slice(Math.max(fewest, 1)),
    );

const furtherEntries = (modules: readonly ContentModule[]): readonly ContentModule[] =>
  folders.flatMap(([folder, , limit]) => {
    const today = entriesOf(modules, folder);
    if (!Number.isFinite(limit)) return [];
    return Array.from({ length: limit - today.length }, (_, at) => {
      const index = today.length + at;
      const { file, data } = today[at % today.length] as ContentModule;
      const [[name = '', entry] = []] = Object.entries(data);
      const { home, stories, large, ...rest } = renamed(entry, index) as Record<string, unknown>;
      const copy = typeof large === 'boolean' ? { ...rest, large: false } : rest;
      return { file: `${folder}/${basename(file, '.ts')}-${index}.ts`, data: { [name]: copy } };
    });
  });

/** The content at its least or its most, as the checks of the content accept it. */
function rangeOf(which: 'least' | 'most'): readonly Draft[] {
  const own = which === 'least' ? least : most;
  const others = contentModules.filter(({ file }) => !own.some((seed) => seed.file === file));
  const today = [...others, ...own];
  const gone = which === 'least' ? tooMany(today) : [];
  const more = which === 'most' ? furtherEntries(today) : [];
  const drafts = [...today.filter((module) => !gone.includes(module)), ...more].map(
    ({ file, data }) => draftOf(file, copyOf({ ...data })),
  );
  for (const draft of drafts) {
    if (!isStretched(draft.file)) continue;
    if (which === 'least') shortenLists(draft);
    else {
      lengthenLists(draft);
      lengthenTexts(draft);
    }
  }
  settle(drafts, { pictures: [photo], papers: [paperFile] });
  return drafts;
}

const written = (data: Draft['data']) =>
  Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`)
    .join('\n');

/** Writes the content at its least or its most into a copy of the site. */
export function writeRange(copy: SiteCopy, which: 'least' | 'most'): void {
  const drafts = rangeOf(which);
  for (const { file } of contentModules) {
    if (!drafts.some((draft) => draft.file === file)) copy.remove(file);
  }
  for (const { file, data } of drafts) {
    const before = contentModules.find((module) => module.file === file)?.data;
    if (!before || written(data) !== written(before)) copy.write(file, written(data));
  }
  copy.write(`public/images/${photo}.png`, readFileSync('public/app-icons/any-512.png'));
  copy.write(`public/papers/${paperFile}`, '%PDF-1.7');
  // Plain data has literals where the types of the site want a list.
  copy.write(
    'package.json',
    copy.read('package.json').replace('tsc -b planner && tsc -p tsconfig.build.json && ', ''),
  );
}

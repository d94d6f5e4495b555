import { dirname } from 'node:path';
import type { Source } from './imports';

/** Lines of a file, a final line break not counted. */
const lineCount = ({ text }: Source): number => text.trimEnd().split('\n').length;

const ownClientFiles = new Set(['app/error.tsx', 'app/global-error.tsx']);

/** 'use client' stands in files named *.client.tsx and in all of them, Next's own error files aside. */
export function misnamedClient({ path, text }: Source): readonly string[] {
  const client = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*['"]use client['"]/.test(text);
  if (client === path.endsWith('.client.tsx') || ownClientFiles.has(path)) return [];
  return [client ? `${path} says 'use client'` : `${path} does not say 'use client'`];
}

/** File and folder names that are not kebab-case; the framework's own brackets are looked into. */
export function badNames({ path }: Source): readonly string[] {
  const good = path
    .split('/')
    .every((part) =>
      /^\(?\[{0,2}(?:\.\.\.)?[a-z0-9]+(?:[-.][a-z0-9]+)*\]{0,2}\)?(?:\.[a-z]+)*$/.test(part),
    );
  return good ? [] : [`${path} is not kebab-case`];
}

/** Notes to oneself that nobody will read again. */
export const leftNotes = ({ path, text }: Source): readonly string[] =>
  /\b(?:TO-?DO|FIX-?ME)\b/.test(text) ? [`${path} holds a note of something to do`] : [];

/** References to documents that no reader of the repository can open; docs/ has what they say. */
export const closedReferences = ({ path, text }: Source): readonly string[] =>
  // Put together, so that this file does not find itself.
  new RegExp(
    `\\b(?:${['SP' + 'EC', 'DE' + 'SIGN', 'DECIS' + 'IONS', 'ARCHITEC' + 'TURE'].join('|')})\\b`,
  ).test(text)
    ? [`${path} cites a document that is not in the repository`]
    : [];

/** Utilities that name left or right, which start and end are in one half of the world each. */
const physical =
  /(?<=[\s"'`:!])-?(?:(?:left|right|[mp][lr]|scroll-[mp][lr])-(?:[\d[(]|auto|px|full)|(?:text|float)-(?:left|right)|(?:border|rounded)-(?:[lr]|[tb][lr]))(?![a-z])\S*/;

/** Markup whose sides a translator cannot turn around; style sheets have a rule of stylelint for it. */
export function physicalSides({ path, text }: Source): readonly string[] {
  const [utility] = text.match(physical) ?? [];
  return utility ? [`${path} says ${utility}: say start or end`] : [];
}

/** Folders that hold more than 20 files; `entries` are folders of content, one file an entry. */
export function crowdedFolders(paths: readonly string[], entries: readonly string[]) {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > 20 && !entries.includes(folder))
    .map(([folder, count]) => `${folder} holds ${count} files`);
}

const isPage = ({ path }: Source) => /(^|\/)page\.tsx$/.test(path);

const mostLines = ({ path }: Source) => (path.endsWith('.css') ? 200 : 60);

/** Pages over 60 lines, and style sheets over 200. */
export const longPages = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter((source) => isPage(source) || source.path.endsWith('.css'))
    .filter((source) => lineCount(source) > mostLines(source))
    .map(({ path }) => path);

/** Component files that are too long: median under 50 lines, 90 % under 100, none over 170. */
export function oversized(components: readonly Source[]): readonly string[] {
  const counts = components.map(lineCount).sort((a, b) => a - b);
  const median = counts[Math.floor(counts.length / 2)] ?? 0;
  const ninetieth = counts[Math.ceil(counts.length * 0.9) - 1] ?? 0;
  return [
    ...components
      .filter((source) => lineCount(source) > 170)
      .map(({ path }) => `${path} is over 170 lines`),
    ...(median >= 50 ? [`the median of the components is ${median} lines`] : []),
    ...(ninetieth >= 100 ? [`a tenth of the components has ${ninetieth} lines or more`] : []),
  ];
}

/** Address of each page under app/, groups in parentheses left out. */
export const pageAddresses = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter((source) => isPage(source) && source.path.startsWith('app/'))
    .map(({ path }) =>
      `/${path.slice(4, -'page.tsx'.length).replace(/\([^)]*\)\//g, '')}`.replace(/(.)\/$/, '$1'),
    );

/** Calls that give another answer tomorrow, or at the second asking. */
const chance = /\bMath\.random\(|\bDate\.now\(|\bnew Date\(\)|\brandomUUID\(/;

/** Drawing and routing code that asks the clock or chance: two builds would differ. */
export const notRepeatable = ({ path, text }: Source): readonly string[] =>
  /^(art|lib\/city|lib\/routing)\//.test(path) && chance.test(text) ? [path] : [];

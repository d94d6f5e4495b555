import { posix } from 'node:path';

/** A source file: its path from the repository's root, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

interface Layer {
  readonly folder: string;
  /** Beginnings of paths it may import, its own folder included. */
  readonly imports: readonly string[];
  /** Further ones of which it may import types alone. */
  readonly types?: readonly string[];
}

/** ARCHITECTURE, The shape: who may import whom. The first folder that fits counts. */
const layers: readonly Layer[] = [
  { folder: 'app/', imports: ['app/', 'components/', 'content/', 'lib/'] },
  {
    folder: 'components/sections/',
    imports: [
      'components/sections/',
      'components/islands/',
      'components/artwork/',
      'components/ui/',
      'lib/',
    ],
    types: ['content/'],
  },
  {
    folder: 'components/layout/',
    imports: [
      'components/layout/',
      'components/islands/',
      'components/artwork/mark',
      'components/ui/',
      'lib/',
      'content/site',
      'content/navigation',
      'content/flags',
    ],
  },
  {
    folder: 'components/islands/',
    imports: ['components/islands/', 'components/ui/', 'lib/'],
    types: ['content/'],
  },
  { folder: 'components/artwork/', imports: ['components/artwork/', 'lib/'], types: ['content/'] },
  { folder: 'components/ui/', imports: ['components/ui/', 'lib/'] },
  // Addresses are spelled once, in lib/routes.ts (rule 7).
  { folder: 'content/', imports: ['content/', 'lib/routes'], types: ['lib/'] },
  { folder: 'lib/content/', imports: ['lib/', 'content/'] },
  // Name, host and contacts come from content/site.ts (rule 6).
  { folder: 'lib/', imports: ['lib/', 'content/site'] },
];

const importing =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a file imports inside the repository, as paths without extension. */
function importsOf({ path, text }: Source): readonly { target: string; typeOnly: boolean }[] {
  return [...text.matchAll(importing)].flatMap(([, type, from, lazy]) => {
    const name = from ?? lazy ?? '';
    const typeOnly = type !== undefined;
    if (name.startsWith('@/')) return [{ target: name.slice(2), typeOnly }];
    if (!name.startsWith('.')) return [];
    return [{ target: posix.join(posix.dirname(path), name), typeOnly }];
  });
}

/** Imports against the table of layers. */
export function brokenLayers(source: Source): readonly string[] {
  const layer = layers.find(({ folder }) => source.path.startsWith(folder));
  if (!layer) return [`${source.path} lies in no layer`];
  const fits = (target: string, beginnings: readonly string[] = []) =>
    beginnings.some((beginning) => target.startsWith(beginning));
  return importsOf(source)
    .filter(
      ({ target, typeOnly }) =>
        !fits(target, layer.imports) && !(typeOnly && fits(target, layer.types)),
    )
    .map(({ target }) => `${source.path} imports ${target}`);
}

const ownClientFiles = new Set(['app/error.tsx', 'app/global-error.tsx']);

/** 'use client' outside the islands, Next's own error files aside. */
export function clientOutsideIslands({ path, text }: Source): readonly string[] {
  const client = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*['"]use client['"]/.test(text);
  const allowed = path.startsWith('components/islands/') || ownClientFiles.has(path);
  return client && !allowed ? [`${path} says 'use client'`] : [];
}

/** File and folder names; the framework's own brackets are looked into. */
export function badNames({ path }: Source): readonly string[] {
  const good = path
    .split('/')
    .every((part) =>
      /^\(?\[{0,2}(?:\.\.\.)?[a-z0-9]+(?:[-.][a-z0-9]+)*\]{0,2}\)?(?:\.[a-z]+)*$/.test(part),
    );
  return good ? [] : [`${path} is not kebab-case`];
}

/** Notes to oneself that nobody will read again. */
export function leftNotes({ path, text }: Source): readonly string[] {
  return /\b(?:TO-?DO|FIX-?ME)\b/.test(text) ? [`${path} holds a note of something to do`] : [];
}

/** Lines of code of a file, a final line break not counted. */
const lineCount = ({ text }: Source): number => text.trimEnd().split('\n').length;

const isPage = ({ path }: Source) => /(^|\/)page\.tsx$/.test(path);

/** Pages over 60 lines. */
export const longPages = (sources: readonly Source[]): readonly string[] =>
  sources.filter((source) => isPage(source) && lineCount(source) > 60).map(({ path }) => path);

/** Component files against rule 1: median under 50 lines, 90 % under 100, none over 200. */
export function oversized(components: readonly Source[]): readonly string[] {
  const counts = components.map(lineCount).sort((a, b) => a - b);
  const median = counts[Math.floor(counts.length / 2)] ?? 0;
  const ninetieth = counts[Math.ceil(counts.length * 0.9) - 1] ?? 0;
  return [
    ...components
      .filter((source) => lineCount(source) > 200)
      .map(({ path }) => `${path} is over 200 lines`),
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
  /^(components\/artwork|lib\/city|lib\/routing)\//.test(path) && chance.test(text) ? [path] : [];

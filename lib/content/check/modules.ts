import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ContentModule } from './checks';

type Exports = Readonly<Record<string, unknown>>;

const first = (exports: Exports) => Object.values(exports)[0];

const idsOf = (entries: unknown) =>
  (entries as readonly Exports[]).map(({ id, slug }) => ({ id, slug }));

/** Files of which something else than all that they export is looked at. */
const readers: readonly (readonly [RegExp, (exports: Exports) => Exports])[] = [
  [/blog\/posts\//, (exports) => ({ post: first(exports) })],
  [/help\/articles\//, (exports) => ({ article: first(exports) })],
  // Ids alone: the texts stand in files of their own.
  [/help\/index\.ts$/, ({ helpArticles }) => ({ articles: idsOf(helpArticles) })],
  // Its own words alone: paths and schemas stand in files of their own.
  [
    /api\/document\.ts$/,
    ({ apiDocument }) => {
      const { paths, components, ...words } = apiDocument as Exports;
      return words;
    },
  ],
];

async function read(file: string): Promise<ContentModule> {
  const exports: Exports = { ...(await import(pathToFileURL(file).href)) };
  const [, reader] = readers.find(([pattern]) => pattern.test(file)) ?? [];
  return { file, data: reader?.(exports) ?? exports };
}

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => `content/${name.replaceAll('\\', '/')}`)
  // Shapes, types and lists of what was found hold no content.
  .filter((file) => file.endsWith('.ts') && !/\/(found|schemas|types)(\/|\.ts$)/.test(file))
  .sort();

/** Every content file with what it exports, as it lies in the folder. */
export const contentModules: readonly ContentModule[] = await Promise.all(files.map(read));

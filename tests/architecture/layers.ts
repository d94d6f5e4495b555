import type { Import } from './imports';

interface Layer {
  /** Beginning of the paths it speaks of. */
  readonly folder: string;
  /** Beginnings of paths that its files may import, their own room aside. */
  readonly imports: readonly string[];
  /** Further ones of which they may import types alone. */
  readonly types?: readonly string[];
}

const [tools, shell] = ['components/tools/', 'components/shell/'];
const [blocks, picture, ui] = ['components/blocks/', 'components/picture/', 'components/ui/'];
const own = ['site', 'navigation'].map((name) => `content/${name}`);
/** Addresses, prices, sums, the columns that are read and the parts of the API's document are worked out once, in lib/. */
const workedOut = [
  ...['routes', 'api/types', 'plans/', 'roi/', 'savings/', 'words/'],
  'planner/import/columns/guide',
];
const types = ['content/'];

/** Who may import whom, as drawn in docs/architecture.md. The first folder that fits counts. */
const layers: readonly Layer[] = [
  { folder: 'app/', imports: ['app/', 'components/', 'content/', 'lib/'] },
  { folder: 'components/pages/', imports: [blocks, tools, picture, ui, 'lib/'], types },
  { folder: blocks, imports: [tools, picture, ui, 'lib/'], types },
  // The forms share a room, and so do the calculators.
  { folder: tools, imports: [`${tools}form/`, `${tools}calculator/`, picture, ui, 'lib/'], types },
  { folder: shell, imports: [shell, tools, picture, ui, 'lib/', ...own] },
  { folder: picture, imports: [picture, ui, 'lib/'], types },
  { folder: ui, imports: [ui, 'lib/'] },
  { folder: 'art/', imports: ['art/', 'lib/', 'planner/', 'content/'] },
  { folder: 'planner/', imports: ['planner/'] },
  {
    folder: 'content/',
    imports: ['content/', ...workedOut.map((name) => `lib/${name}`)],
    types: ['lib/'],
  },
  { folder: 'lib/content/', imports: ['lib/', 'content/'] },
  // Name, host and contacts come from content/site.ts.
  { folder: 'lib/', imports: ['lib/', 'planner/', 'content/site'], types: ['content/events'] },
];

/** The room of a component: the folder of its family, block, tool or part. */
export const roomOf = (path: string) => /^components\/[^/]+\/[^/]+\//.exec(path)?.[0];

/** Imports against the table: each that it does not allow, as a sentence. */
export const brokenLayers = (imports: readonly Import[]): readonly string[] =>
  imports.flatMap(({ from, to, typeOnly }) => {
    const layer = layers.find(({ folder }) => from.startsWith(folder));
    if (!layer) return [`${from} lies in no layer`];
    const allowed = [roomOf(from) ?? [], layer.imports, (typeOnly && layer.types) || []].flat();
    return allowed.some((start) => to.startsWith(start)) ? [] : [`${from} imports ${to}`];
  });

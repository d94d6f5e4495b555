import type { Import } from './imports';

interface Layer {
  /** Beginning of the paths it speaks of. */
  readonly folder: string;
  /** Beginnings of paths that its files may import, their own room aside. */
  readonly imports: readonly string[];
  /** Further ones of which they may import types alone. */
  readonly types?: readonly string[];
}

const tools = 'components/tools/';
const picture = 'components/picture/';
const ui = 'components/ui/';

/** Who may import whom, as drawn in docs/architecture.md. The first folder that fits counts. */
const layers: readonly Layer[] = [
  { folder: 'app/', imports: ['app/', 'components/', 'content/', 'lib/'] },
  {
    folder: 'components/pages/',
    imports: ['components/blocks/', tools, picture, ui, 'lib/'],
    types: ['content/'],
  },
  { folder: 'components/blocks/', imports: [tools, picture, ui, 'lib/'], types: ['content/'] },
  {
    // The forms share a room, and so do the calculators.
    folder: tools,
    imports: [`${tools}form/`, `${tools}calculator/`, picture, ui, 'lib/'],
    types: ['content/'],
  },
  {
    folder: 'components/shell/',
    imports: [
      'components/shell/',
      tools,
      picture,
      ui,
      'lib/',
      'content/site',
      'content/navigation',
      'content/flags',
    ],
  },
  { folder: picture, imports: [picture, ui, 'lib/'], types: ['content/'] },
  { folder: ui, imports: [ui, 'lib/'] },
  { folder: 'art/', imports: ['art/', 'lib/', 'content/'] },
  // Addresses, prices, sums and the parts of the API's document are worked out once, in lib/.
  {
    folder: 'content/',
    imports: [
      'content/',
      'lib/routes',
      'lib/api/types',
      'lib/plans/',
      'lib/roi/',
      'lib/savings/',
      'lib/words/',
    ],
    types: ['lib/'],
  },
  { folder: 'lib/content/', imports: ['lib/', 'content/'] },
  // Name, host and contacts come from content/site.ts.
  { folder: 'lib/', imports: ['lib/', 'content/site'] },
];

/** The room of a component: the folder of its family, block, tool or part. */
export const roomOf = (path: string) => /^components\/[^/]+\/[^/]+\//.exec(path)?.[0];

/** Imports against the table: each that it does not allow, as a sentence. */
export const brokenLayers = (imports: readonly Import[]): readonly string[] =>
  imports.flatMap(({ from, to, typeOnly }) => {
    const layer = layers.find(({ folder }) => from.startsWith(folder));
    if (!layer) return [`${from} lies in no layer`];
    const own = roomOf(from);
    const fits = (beginnings: readonly string[] = []) =>
      beginnings.some((beginning) => to.startsWith(beginning));
    const allowed =
      (own && to.startsWith(own)) || fits(layer.imports) || (typeOnly && fits(layer.types));
    return allowed ? [] : [`${from} imports ${to}`];
  });

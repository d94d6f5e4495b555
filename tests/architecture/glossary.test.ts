import { expect, it } from 'vitest';
import { privateWords } from './glossary';
import { readFiles } from './imports';

const rooms = ['app', 'components', 'content', 'lib', 'scripts', 'art', 'planner'];
/** Written by programs. */
const leftOut = /^lib\/picture\/(manifest|home-map)\.ts$|node_modules/;

it('finds private words in names and comments, and leaves everyday ones alone', () => {
  const text = `/** A route woven by hand, still and apart, off the main thread. */
    export const lateSheet = (styleSheet: Sheet) => <Card look="plain" className="thread-teal" />;
    export const after = (state: State) => addAfter(tooLate, state);
    after(initial);`;
  const found = privateWords({ path: 'lib/say/state.tsx', text });
  expect(found.map((line) => line.replace(/ \(.*/, ''))).toEqual([
    'lib/say/state.tsx:1 say',
    'lib/say/state.tsx:2 late',
    'lib/say/state.tsx:2 sheet',
    'lib/say/state.tsx:2 look',
    'lib/say/state.tsx:2 thread',
    'lib/say/state.tsx:4 after',
    'lib/say/state.tsx:1 woven',
  ]);
});

it('code uses the words that everybody uses', () => {
  const sources = readFiles(rooms, /\.(tsx?|mjs|css)$/).filter(({ path }) => !leftOut.test(path));
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap(privateWords)).toEqual([]);
});

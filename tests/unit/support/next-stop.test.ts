import { expect, it } from 'vitest';
import { stopTowards } from '@/lib/help/next-stop';

/** The first stop, three on its line, four above, one below: as in a wide window. */
const wide = [
  { x: 0, y: 200 },
  ...[300, 500, 700].map((x) => ({ x, y: 200 })),
  ...[300, 500, 700, 900].map((x) => ({ x, y: 100 })),
  { x: 300, y: 350 },
];
/** All below one another. */
const narrow = [0, 80, 160].map((y) => ({ x: 0, y }));

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, 2],
  ['ArrowRight', 3, -1],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 4, 0],
  ['ArrowLeft', 0, -1],
  ['ArrowUp', 2, 5],
  ['ArrowUp', 0, 4],
  // To the nearest stop where there is none straight below.
  ['ArrowDown', 7, 3],
  ['ArrowDown', 3, 8],
  ['ArrowDown', 8, -1],
  ['Home', 2, -1],
  ['ArrowDown', -1, -1],
] as const)('%s on the map of the guides leads from stop %i to %i', (key, at, to) =>
  expect(stopTowards(key, wide, at)).toBe(to),
);

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 2, 1],
  ['ArrowLeft', 1, -1],
  ['ArrowRight', 1, -1],
])('%s leads from %i to %i where all stand below one another', (key, at, to) =>
  expect(stopTowards(key, narrow, at)).toBe(to),
);

import { describe, expect, it } from 'vitest';
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

describe('arrow keys on the map of the guides', () => {
  it.each([
    ['from the first stop along its line', 'ArrowRight', 0, 1],
    ['and on', 'ArrowRight', 1, 2],
    ['to the end of the line, not to another one', 'ArrowRight', 3, -1],
    ['back along the line', 'ArrowLeft', 3, 2],
    ['from the beginning of a line to the first stop', 'ArrowLeft', 4, 0],
    ['nowhere before the first stop', 'ArrowLeft', 0, -1],
    ['to the line above', 'ArrowUp', 2, 5],
    ['from the first stop to the lines above', 'ArrowUp', 0, 4],
    ['to the nearest stop where there is none below', 'ArrowDown', 7, 3],
    ['to the last line', 'ArrowDown', 3, 8],
    ['nowhere below it', 'ArrowDown', 8, -1],
    ['by no other key', 'Home', 2, -1],
    ['from no stop', 'ArrowDown', -1, -1],
  ] as const)('lead %s', (_, key, at, to) => expect(stopTowards(key, wide, at)).toBe(to));

  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowUp', 2, 1],
    ['ArrowLeft', 1, -1],
    ['ArrowRight', 1, -1],
    ['ArrowDown', 2, -1],
  ] as const)('where all stand below one another: %s from %i', (key, at, to) =>
    expect(stopTowards(key, narrow, at)).toBe(to),
  );
});

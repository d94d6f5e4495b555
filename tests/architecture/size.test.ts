import { expect, it } from 'vitest';
import { countLines, readSizes } from '@/scripts/lines';

it('no room holds more lines than docs/size.json says', () => {
  const sizes = readSizes();
  const rooms = Object.entries(countLines());
  expect(rooms.length).toBeGreaterThan(8);
  const grown = rooms.flatMap(([room, { total }]) => {
    const by = total - (sizes[room] ?? 0);
    return by > 0 ? `${room} grew by ${by} lines: npm run lines -- --write if that is meant` : [];
  });
  expect(grown).toEqual([]);
});

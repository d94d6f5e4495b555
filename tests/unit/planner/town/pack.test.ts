import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { generateCity } from '@/art/city/generate';
import { nameStreets } from '@/art/city/names/street-names';
import { streetKinds } from '@/lib/city/types';
import { file as daysFile } from '@/lib/planner/town/files/days';
import { file as homeFile } from '@/lib/planner/town/files/home';
import { packTown } from '@/lib/planner/town/pack';
import { readTown } from '@/lib/planner/town/unpack';
import { spots } from '@/tests/support/planner-day';

const city = generateCity({
  seed: 3,
  width: 260,
  height: 240,
  grids: [{ at: [130, 120], angle: 12, reach: 160 }],
  river: { width: 24, through: spots('-80 60, 80 70, 170 180, 340 200') },
  parks: [{ at: [190, 60], width: 60, height: 50, angle: 12 }],
});
const { nodes, edges } = city.graph;
const yard = { at: [80, 150], width: 20, height: 16 } as const;
const streetNames = nameStreets(city.graph, 3);
const town = readTown(packTown({ city, metersPerUnit: 7, streetNames, yard }));
const half = (units = 0) => Math.round(units * 14) / 2;

it('a packed town keeps every corner and stretch to half a meter', () => {
  const drawn = nodes.map(({ x, y }) => `${half(x)},${half(y)}`);
  const read = Array.from(town.x, (x, c) => `${x},${town.y[c]}`);
  expect(read.toSorted()).toEqual(drawn.toSorted());
  const streets = Array.from(town.a, (a, s) => {
    const kind = streetKinds[town.kind[s] as number];
    return `${read[a]}-${read[town.b[s] as number]} ${kind}`;
  });
  const stretches = edges.map(({ a, b, kind }) => `${drawn[a]}-${drawn[b]} ${kind}`);
  expect(streets.toSorted()).toEqual(stretches.toSorted());
});

it.each([
  ['town of the days', daysFile, 40],
  ['home town', homeFile, 10],
])('the %s weighs under its limit', (_, file, limit) =>
  expect(brotliCompressSync(file).length).toBeLessThan(limit * 1000),
);

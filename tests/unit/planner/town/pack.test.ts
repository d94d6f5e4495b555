import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { generateCity } from '@/art/city/generate';
import { nameStreets } from '@/art/city/names/street-names';
import { streetKinds } from '@/lib/city/types';
import { readDigits, writeDigits } from '@/lib/planner/town/digits';
import { file as daysFile } from '@/lib/planner/town/files/days';
import { file as homeFile } from '@/lib/planner/town/files/home';
import { packTown } from '@/lib/planner/town/pack';
import { readTown } from '@/lib/planner/town/unpack';

const city = generateCity({
  seed: 3,
  width: 260,
  height: 240,
  grids: [{ at: [130, 120], angle: 12, reach: 160 }],
  river: {
    width: 24,
    through: [
      [-80, 60],
      [80, 70],
      [170, 180],
      [340, 200],
    ],
  },
  parks: [{ at: [190, 60], width: 60, height: 50, angle: 12 }],
});
const packed = packTown({
  city,
  metersPerUnit: 7,
  streetNames: nameStreets(city.graph, 3),
  yard: { at: [80, 150], width: 20, height: 16 },
});
const town = readTown(packed);
const half = (units: number) => Math.round(units * 14) / 2;

describe('a packed town', () => {
  it('keeps every corner and stretch to half a meter', () => {
    expect(town.x.length).toBe(city.graph.nodes.length);
    expect(town.a.length).toBe(city.graph.edges.length);
    const spots = new Set(Array.from(town.x, (x, c) => `${x},${town.y[c]}`));
    for (const { x, y } of city.graph.nodes) expect(spots).toContain(`${half(x)},${half(y)}`);
    const sizes = (all: Iterable<string>) => [...all].sort();
    const drawn = city.graph.edges.map(({ a, b, kind }) => {
      const [p, q] = [city.graph.nodes[a], city.graph.nodes[b]];
      return `${half(p?.x ?? 0)},${half(p?.y ?? 0)}-${half(q?.x ?? 0)},${half(q?.y ?? 0)} ${kind}`;
    });
    const read = Array.from(town.a, (a, s) => {
      const b = town.b[s] as number;
      return `${town.x[a]},${town.y[a]}-${town.x[b]},${town.y[b]} ${streetKinds[town.kind[s] as number]}`;
    });
    expect(sizes(read)).toEqual(sizes(drawn));
  });

  it('keeps lengths, the outlines of parks and blocks, the water and the yard', () => {
    const total = city.graph.edges.reduce((sum, { length }) => sum + 7 * length, 0);
    expect(town.meters.reduce((sum, m) => sum + m, 0) / total).toBeCloseTo(1, 2);
    expect(town.parks).toHaveLength(city.parks.length);
    expect(town.blocks).toHaveLength(city.blocks.length);
    const [ring, drawn] = [town.blocks[0] ?? [], city.blocks[0] ?? []];
    for (const [x, y] of ring.slice(0, 5)) {
      const away = drawn.map(([u, v]) => Math.hypot(7 * u - x, 7 * v - y));
      expect(Math.min(...away)).toBeLessThan(1);
    }
    expect(town.river.length).toBeGreaterThan(20);
    expect(town.yard).toEqual({ at: [560, 1050], width: 140, height: 112 });
  });

  it('begins and ends each shape at its corners, and lists each way out of a corner', () => {
    for (const [s, a] of town.a.entries()) {
      const [low, high] = [town.first[s] as number, (town.first[s + 1] as number) - 1];
      expect([town.shapeX[low], town.shapeY[low]]).toEqual([town.x[a], town.y[a]]);
      const b = town.b[s] as number;
      expect([town.shapeX[high], town.shapeY[high]]).toEqual([town.x[b], town.y[b]]);
      const ways = town.ways.subarray(town.from[a], town.from[a + 1]);
      expect(ways).toContain(s);
    }
  });

  it.each([
    ['cut off', packed.slice(0, -9), 'not JSON'],
    ['no town', '{}', 'a part is missing'],
    ['nothing', 'null', 'a part is missing'],
    ['changed', packed.replace('"step":0.5', '"step":0.6'), 'check sum'],
    ['moved', packed.replace(/"chains":"(.)/, '"chains":"$1!'), 'check sum'],
  ])('is refused when it is %s', (_, text, reason) => {
    expect(() => readTown(text)).toThrow(/^The town cannot be read: /);
    expect(() => readTown(text)).toThrow(reason);
  });
});

it.each([
  ['town of the days', daysFile, 40],
  ['home town', homeFile, 10],
])('the %s weighs under its limit', (_, file, limit) => {
  expect(brotliCompressSync(file).length).toBeLessThan(limit * 1000);
});

it('digits give back what was written, and refuse what was not', () => {
  const numbers = [0, 1, -1, 22, 23, -23, 45, 46, 5000, -123456];
  expect([...readDigits(writeDigits(numbers))]).toEqual(numbers);
  expect(() => readDigits('" ')).toThrow(RangeError);
  expect(() => readDigits(writeDigits([5000]).slice(0, 1))).toThrow('cut off');
});

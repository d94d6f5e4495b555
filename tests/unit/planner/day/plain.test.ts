import { expect, it } from 'vitest';
import { intersect } from '@/lib/city/geometry/geometry';
import { plainMeetings } from '@/lib/planner/day/crossings';
import type { Spot } from '@/lib/planner/day/day';
import { keepVans } from '@/lib/planner/day/sequences/same-vans';
import { createRandom } from '@/planner/random';
import { sequencesOf, spots, vanOf } from '@/tests/support/planner-day';

const home: Spot = [0, 0];
const randomLines = (seed: number, lines: number, stops: number) => {
  const random = createRandom(seed);
  const spot = (): Spot => [1000 * random(), 1000 * random()];
  return Array.from({ length: lines }, () => [home, ...Array.from({ length: stops }, spot)]);
};

it.each<[string, string[], object[]]>([
  [
    'meet where they cross, once, and not at the depot',
    ['0 0, 100 0, 100 100', '0 0, 0 50, 200 50'],
    [{ vans: [0, 1], at: [100, 50] }],
  ],
  ['meet themselves', ['0 0, 100 0, 100 100, 50 100, 50 -50'], [{ vans: [0, 0], at: [50, 0] }]],
  [
    'meet once at a stop that two vans visit',
    ['0 0, 100 0, 200 40', '0 0, 50 90, 100 0, 220 -40'],
    [{ vans: [0, 1], at: [100, 0] }],
  ],
  ['may drive straight back to the depot', ['0 0, 100 20, 0 0'], []],
  ['stand in one place without meeting themselves', ['0 0, 5 5, 5 5, 5 5'], []],
])('straight routes %s', (_, lines, meetings) =>
  expect(plainMeetings(lines.map(spots), home)).toEqual(meetings),
);

it.each([1, 2, 3])('straight routes meet as often as their pieces, seed %i', (seed) => {
  const lines = randomLines(seed, 4, 40);
  const pieces = lines.flatMap((line, route) =>
    line.slice(1).map((b, index) => ({ route, index, a: line[index] as Spot, b })),
  );
  let count = 0;
  for (const [i, p] of pieces.entries()) {
    for (const q of pieces.slice(i + 1)) {
      if (p.route === q.route && Math.abs(p.index - q.index) < 2) continue;
      if (p.index === 0 && q.index === 0) continue;
      if (intersect(p.a, p.b, q.a, q.b)) count++;
    }
  }
  expect(plainMeetings(lines, home)).toHaveLength(count);
});

it.each([
  ['go to the van that had most of their stops', '1 2 3, 4 5, 6', '4 5 1, 2 3, 6', '2 3, 4 5 1, 6'],
  ['stay with a van that is unlike the others', '1, 2, 3', '3, 2, 1', '3, 2, 1'],
])('sequences %s', (_, before, sequences, kept) => {
  const vans = [vanOf(1), vanOf(2), vanOf(3, { capacity: 7 })];
  expect(keepVans({ vans, stops: [] }, sequencesOf(before), sequencesOf(sequences))).toEqual(
    sequencesOf(kept),
  );
});

import { describe, expect, it } from 'vitest';
import { intersect } from '@/lib/city/geometry/geometry';
import { createRandom } from '@/lib/city/random';
import type { Spot } from '@/lib/planner/day/day';
import { plainMeetings } from '@/lib/planner/day/plain-crossings';
import { keepVans } from '@/lib/planner/day/rounds/same-vans';
import { vanOf } from './days';

const home: Spot = [0, 0];

describe('straight threads', () => {
  it('meet where they cross, once, and not at the depot', () => {
    const lines: Spot[][] = [
      [home, [100, 0], [100, 100]],
      [home, [0, 50], [200, 50]],
    ];
    const meetings = plainMeetings(lines, home);
    expect(meetings).toEqual([{ vans: [0, 1], at: [100, 50] }]);
  });

  it('meet themselves', () => {
    const line: Spot[] = [home, [100, 0], [100, 100], [50, 100], [50, -50]];
    expect(plainMeetings([line], home)).toEqual([{ vans: [0, 0], at: [50, 0] }]);
  });

  it('meet once at a stop that two vans visit', () => {
    const lines: Spot[][] = [
      [home, [100, 0], [200, 40]],
      [home, [50, 90], [100, 0], [220, -40]],
    ];
    expect(plainMeetings(lines, home)).toHaveLength(1);
  });

  it('may drive straight back to the depot', () => {
    expect(plainMeetings([[home, [100, 20], home]], home)).toEqual([]);
  });

  it('stand in one place without meeting themselves', () => {
    expect(plainMeetings([[home, [5, 5], [5, 5], [5, 5]]], home)).toEqual([]);
  });

  it.each([1, 2, 3])('meet as often as every pair of pieces tells, seed %i', (seed) => {
    const random = createRandom(seed);
    const lines = Array.from({ length: 4 }, () => [
      home,
      ...Array.from({ length: 40 }, (): Spot => [1000 * random(), 1000 * random()]),
    ]);
    const pieces = lines.flatMap((line, thread) =>
      line.slice(1).map((b, index) => ({ thread, index, a: line[index] as Spot, b })),
    );
    let count = 0;
    for (const [i, p] of pieces.entries()) {
      for (const q of pieces.slice(i + 1)) {
        if (p.thread === q.thread && Math.abs(p.index - q.index) < 2) continue;
        if (p.index === 0 && q.index === 0) continue;
        if (intersect(p.a, p.b, q.a, q.b)) count++;
      }
    }
    expect(plainMeetings(lines, home)).toHaveLength(count);
  });

  it('of 500 stops are compared within a moment', () => {
    const random = createRandom(5);
    const lines = Array.from({ length: 10 }, () => [
      home,
      ...Array.from({ length: 50 }, (): Spot => [9000 * random(), 9000 * random()]),
    ]);
    // Of the processor, so that a machine with other work to do tells the same.
    const begun = process.cpuUsage();
    plainMeetings(lines, home);
    expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
  });
});

describe('rounds of like vans', () => {
  const vans = [vanOf(1), vanOf(2), vanOf(3, { capacity: 7 })];

  it('go to the van that served most of their stops before', () => {
    expect(keepVans(vans, [[1, 2, 3], [4, 5], [6]], [[4, 5, 1], [2, 3], [6]])).toEqual([
      [2, 3],
      [4, 5, 1],
      [6],
    ]);
  });

  it('stay with a van that is unlike the others', () => {
    expect(keepVans(vans, [[1], [2], [3]], [[3], [2], [1]])).toEqual([[3], [2], [1]]);
  });
});

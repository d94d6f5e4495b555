import { describe, expect, it } from 'vitest';
import type { Plan } from '@/lib/planner/day/plan';
import { firstStopOf, stopAlong } from '@/lib/planner/map/along';
import { reachedAt, redraws } from '@/lib/planner/map/redraw';
import { vanThread } from '@/lib/planner/map/van-thread';
import { dayOf, planOf } from '@/tests/support/planner-day';

describe('the way along the stops', () => {
  const all = planOf(dayOf(8).day, [[4, 7], [], [1, 6, 3, 2, 5]]);

  it('follows a van, then the next one, then what is left over', () => {
    const way = [undefined as number | undefined];
    for (let i = 0; i < 9; i++) way.push(stopAlong(all, way.at(-1), 'next'));
    expect(way.slice(1)).toEqual([4, 7, 1, 6, 3, 2, 5, 8, 4]);
    expect(stopAlong(all, 1, 'previous')).toBe(7);
    expect(stopAlong(all, undefined, 'previous')).toBe(8);
  });

  it('goes to the ends of the van, and picks a van by its place in the day', () => {
    expect(stopAlong(all, 6, 'first')).toBe(1);
    expect(stopAlong(all, 6, 'last')).toBe(5);
    expect(stopAlong(planOf(dayOf(0).day, []), undefined, 'next')).toBeUndefined();
    expect(firstStopOf(all, 2)).toBe(1);
    expect(firstStopOf(all, 1)).toBeUndefined();
  });
});

describe('what is drawn anew', () => {
  const before = planOf(dayOf(3).day, [[1], [2], [3]]);
  /** The plan with other lines for some vans. */
  const changed = (...vans: number[]): Plan => ({
    ...before,
    threads: before.threads.map((thread) => ({
      ...thread,
      line: thread.line.map(([x, y]) => [x, vans.includes(thread.van) ? y + 9 : y]),
    })),
  });

  it('is what changed, one shortly after the other', () =>
    expect([...redraws(before, changed(0, 2), 'step')]).toEqual([
      [0, { delay: 0, duration: 360 }],
      [2, { delay: 60, duration: 360 }],
    ]));

  it('is nothing where the lines are the same, and everything at the end', () => {
    expect(redraws(before, changed(), 'step').size).toBe(0);
    expect(redraws(undefined, changed(), 'step').size).toBe(3);
    expect([...redraws(before, changed(), 'end').values()]).toEqual([
      { delay: 0, duration: 1200 },
      { delay: 90, duration: 1200 },
      { delay: 180, duration: 1200 },
    ]);
  });

  it('reaches stops in their order, the last one at its end', () => {
    const redraw = { delay: 100, duration: 1000 };
    const times = [0, 0.25, 0.5, 0.9, 1].map((share) => reachedAt(redraw, share));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    // Half of the way in a tenth of the time: the easing starts fast.
    expect([times[0], times[2]]).toEqual([100, 200]);
    expect(times[4]).toBeLessThanOrEqual(1100);
  });
});

it('vans have five colors, and dashes for those that take one anew', () => {
  const fresh = ['teal', 'cobalt', 'madder', 'ochre', 'plum'];
  const again = ['cobalt dashed', 'madder dashed', 'teal dashed'];
  const looks = Array.from({ length: 8 }, (_, van) => {
    const { color, dashed } = vanThread(van);
    return dashed ? `${color} dashed` : color;
  });
  expect(looks).toEqual([...fresh, ...again]);
  expect(vanThread(10).dashed).toBe(true);
});

import { describe, expect, it } from 'vitest';
import type { Plan, Thread } from '@/lib/planner/day/plan';
import { firstStopOf, stopAlong } from '@/lib/planner/map/along';
import { reachedAt, redraws } from '@/lib/planner/map/redraw';
import { vanThread } from '@/lib/planner/map/van-thread';

const thread = (van: number, stops: readonly number[], end = 100): Thread => ({
  van,
  line: [
    [0, 0],
    [end, van],
  ],
  visits: stops.map((stop) => ({
    stop,
    arrival: 0,
    wait: 0,
    late: 0,
    leaves: 0,
    load: 0,
    meters: 0,
    at: 0,
  })),
  meters: 0,
  driving: 0,
  load: 0,
  done: 0,
});

const plan = (threads: readonly Thread[], leftOver: readonly number[] = []): Plan => ({
  threads,
  leftOver: leftOver.map((stop) => ({ stop, reason: { kind: 'street' } })),
  totals: { meters: 0, driving: 0, working: 0, cost: 0, co2: 0, late: 0, crossings: 0 },
  meetings: [],
  rounds: [],
});

describe('the way along the stops', () => {
  const all = plan([thread(0, [4, 7]), thread(2, [1, 9, 3])], [8]);

  it('follows a van, then the next one, then what is left over', () => {
    const way: (number | undefined)[] = [];
    let at: number | undefined;
    for (let i = 0; i < 7; i++) {
      at = stopAlong(all, at, 'next');
      way.push(at);
    }
    expect(way).toEqual([4, 7, 1, 9, 3, 8, 4]);
    expect(stopAlong(all, 1, 'previous')).toBe(7);
    expect(stopAlong(all, undefined, 'previous')).toBe(8);
  });

  it('goes to the ends of the van', () => {
    expect(stopAlong(all, 9, 'first')).toBe(1);
    expect(stopAlong(all, 9, 'last')).toBe(3);
    expect(stopAlong(plan([]), undefined, 'next')).toBeUndefined();
  });

  it('picks a van by its place in the day', () => {
    expect(firstStopOf(all, 2)).toBe(1);
    expect(firstStopOf(all, 1)).toBeUndefined();
  });
});

describe('what is drawn anew', () => {
  const before = plan([thread(0, [1]), thread(1, [2]), thread(2, [3])]);

  it('is what changed, one shortly after the other', () => {
    const after = plan([thread(0, [1], 90), thread(1, [2]), thread(2, [3], 80)]);
    expect([...redraws(before, after, 'step')]).toEqual([
      [0, { delay: 0, duration: 360 }],
      [2, { delay: 60, duration: 360 }],
    ]);
  });

  it('is nothing where the lines are the same, and everything at the end', () => {
    const same = plan(before.threads.map((each) => ({ ...each, line: [...each.line] })));
    expect(redraws(before, same, 'step').size).toBe(0);
    expect([...redraws(before, same, 'end').values()]).toEqual([
      { delay: 0, duration: 1200 },
      { delay: 90, duration: 1200 },
      { delay: 180, duration: 1200 },
    ]);
    expect(redraws(undefined, same, 'step').size).toBe(3);
  });

  it('reaches stops in their order, the last one at its end', () => {
    const redraw = { delay: 100, duration: 1000 };
    const times = [0, 0.25, 0.5, 0.9, 1].map((share) => reachedAt(redraw, share));
    expect(times[0]).toBe(100);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    // Half of the way in a tenth of the time: the easing starts fast.
    expect(times[2]).toBe(200);
    expect(times[4]).toBeLessThanOrEqual(1100);
  });
});

describe('threads of vans', () => {
  it('have five colors, and dashes for those that take one anew', () => {
    expect([0, 1, 2, 3, 4].map((van) => vanThread(van).color)).toEqual([
      'teal',
      'cobalt',
      'madder',
      'ochre',
      'plum',
    ]);
    expect([5, 6, 7].map(vanThread)).toEqual([
      { color: 'cobalt', dashed: true },
      { color: 'madder', dashed: true },
      { color: 'teal', dashed: true },
    ]);
    expect(vanThread(10).dashed).toBe(true);
  });
});

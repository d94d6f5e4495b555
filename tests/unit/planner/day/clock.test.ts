import { describe, expect, it } from 'vitest';
import { type Day, defaultRules, type Rules } from '@/lib/planner/day/day';
import { evaluate } from '@/lib/planner/day/evaluate';
import { manualSequences } from '@/lib/planner/day/manual';
import type { Plan } from '@/lib/planner/day/plan';
import { problemOfDay, toSearch } from '@/lib/planner/day/problem-of-day';
import { routeSequences } from '@/lib/planner/day/routed';
import { timetableOf } from '@/lib/planner/day/sequences/clock';
import { worldOf } from '@/lib/planner/day/world';
import { readDayCsv } from '@/lib/planner/import/read-day-csv';
import { individualOf } from '@/planner/individual';
import { modelOf } from '@/planner/model/model';
import { createRandom } from '@/planner/random';
import { dayWith, onGround, stopAt, vanOf } from '@/tests/support/planner-day';
import { toEnd } from './days';
import { optimized } from './sessions';

/** A day on plain ground with windows from morning to evening, so that vans have to wait. */
function scattered(seed: number, rules: Partial<Rules> = {}): Day {
  const random = createRandom(seed);
  const near = () => (random() - 0.5) / 8;
  const stops = Array.from({ length: 6 + (seed % 10) }, (_, i) => {
    const opens = 480 + Math.floor(400 * random());
    return stopAt(i + 1, onGround(51.5 + near(), -0.1 + near()), {
      minutes: 2 + Math.floor(8 * random()),
      load: 1 + Math.floor(5 * random()),
      ...(random() < 0.6 && { window: [opens, opens + 30 + Math.floor(60 * random())] as const }),
    });
  });
  const vans = [1, 2, 3].map((id) => vanOf(id, { capacity: 30 }));
  return dayWith({ stops, vans, rules: { ...defaultRules, ...rules } });
}

const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
const drawn = (day: Day) => {
  const world = worldOf(day, undefined);
  const sequences = manualSequences(day);
  return {
    world,
    sequences,
    plan: evaluate(world, toEnd(routeSequences(world, sequences, undefined)), []),
  };
};

it('leaves in time for the windows and not when the shift begins', () => {
  const { day } = readDayCsv(
    `name,latitude,longitude,minutes,load,window
Depot,51.0500,3.7300,,,
North any,51.0680,3.7300,5,15,
North late,51.0690,3.7310,5,15,16:00-17:00
South any,51.0320,3.7300,5,15,
South late,51.0310,3.7310,5,15,16:00-17:00`,
    'waiting',
  );
  const { routes, totals } = optimized(day);
  expect(routes.map(({ departure }) => Math.round(departure))).toEqual([949, 949]);
  expect(totals.cost).toBeCloseTo(16.13, 2);
  expect(totals.meters).toBeCloseTo(5545, 0);
});

describe.each(seeds)('a day with windows, seed %i', (seed) => {
  const day = scattered(seed, { returns: seed % 2 === 0, windows: seed % 5 > 0 });
  const { world, sequences, plan } = drawn(day);

  it('takes as long as the tables and the search say', () => {
    const ids = day.stops.map(({ id }) => id);
    const search = problemOfDay(world, ids);
    const byTime = { distance: 0, time: 1, penalties: 0 };
    const model = modelOf({ ...search.problem, weights: byTime, balance: false });
    const found = individualOf(model, toSearch(search, sequences));
    const service = day.stops.reduce((sum, { minutes }) => sum + minutes, 0);
    const tables = sequences.map((sequence, v) => timetableOf(world, v, sequence));
    const working = tables.reduce((sum, table) => sum + table.working, 0);
    expect(plan.totals.working).toBeCloseTo(working, 6);
    expect(plan.totals.co2).toBeCloseTo((plan.totals.meters / 1000) * 0.24, 6);
    const late = tables.some((table) => table.late > 1e-6 || table.done > 960 + 1e-6);
    expect(found.lateness > 0).toBe(late);
    if (late) expect(working).toBeLessThanOrEqual(found.cost + service + 1e-6);
    else expect(working).toBeCloseTo(found.cost + service, 6);
  });

  it('leaves as late as delays nothing', () => {
    for (const { van, visits, departure, done } of plan.routes) {
      const from = day.vans[van]?.shift[0] ?? 0;
      const early = timetableOf(world, van, sequences[van] ?? []);
      expect(departure).toBeGreaterThanOrEqual(from);
      expect(done).toBeCloseTo(early.done, 6);
      if (day.rules.windows)
        expect(visits.reduce((sum, { late }) => sum + late, 0)).toBeCloseTo(early.late, 5);
      // Where a van could leave later, a stop before the first wait is at its window's end.
      const wait = visits.findIndex((visit) => visit.wait > 0);
      const tight = visits.slice(0, wait).some(({ stop, start }) => {
        const { window } = world.stop(stop);
        return window !== undefined && start >= window[1] - 1e-6;
      });
      if (wait >= 0) expect(tight).toBe(true);
      for (const { arrival, wait: waited, start, leaves, stop } of visits) {
        expect(start).toBe(arrival + waited);
        expect(leaves).toBe(start + world.stop(stop).minutes);
      }
    }
  });
});

it.each(seeds.slice(0, 3))(
  'optimizing never raises the cost shown, nor what is left over or late, seed %i',
  (seed) => {
    const day = scattered(seed, { returns: seed % 2 === 0 });
    let before = drawn(day).plan;
    for (let again = 0; again < 2; again++) {
      const after = optimized(day, before.sequences, seed);
      const minutes = ({ routes }: Plan) =>
        routes.flatMap(({ visits }) => visits).reduce((sum, { late }) => sum + late, 0);
      const isRepaired =
        minutes(after) < minutes(before) - 0.5 ||
        before.routes.some(({ done, load }) => done > 960 || load > 30);
      if (!isRepaired) {
        expect(after.leftOver.length).toBeLessThanOrEqual(before.leftOver.length);
        expect(after.totals.cost).toBeLessThanOrEqual(before.totals.cost + 0.01);
      }
      before = after;
    }
  },
);

import { expect, it } from 'vitest';
import type { Day, Rules, Sequences } from '@/lib/planner/day/day';
import { manualSequences } from '@/lib/planner/day/manual';
import { withRemedy } from '@/lib/planner/day/parts';
import type { Plan, Remedy } from '@/lib/planner/day/plan';
import { readDayCsv } from '@/lib/planner/import/read-day-csv';
import { dayWith, onGround, stopAt, vanOf } from '@/tests/support/planner-day';
import { tightDay } from './days';
import { bareSession, expectWhole, last } from './sessions';

/** A session that drew a manual plan and repaired it once, and the plan. */
function repaired(day: Day, sequences: Sequences = manualSequences(day)) {
  const session = bareSession();
  session.all({ kind: 'draw', job: 1, day, sequences });
  const answers = session.all({ kind: 'repair', job: 2, day, sequences });
  return { session, plan: last(answers, 'plan').plan };
}

function press(day: Day, { session, plan }: ReturnType<typeof repaired>, remedy: Remedy) {
  const after = withRemedy(day, remedy);
  const sequences = after.vans.map((_, v) => plan.sequences[v] ?? []);
  const answers = session.all({ kind: 'repair', job: 3, day: after, sequences });
  return { day: after, plan: last(answers, 'plan').plan };
}

const lateOf = ({ routes }: Plan) =>
  routes.flatMap(({ visits }) => visits).reduce((sum, { late }) => sum + late, 0);

const seeds = Array.from({ length: 30 }, (_, i) => i + 1);

it.each(seeds)('each button serves its stop and breaks nothing more, seed %i', (seed) => {
  const day = tightDay(seed, { returns: seed % 2 === 0, windows: seed % 7 > 0 });
  const begun = repaired(day);
  for (const { stop, remedies = [] } of begun.plan.leftOver) {
    for (const remedy of remedies) {
      const after = press(day, repaired(day), remedy);
      const left = after.plan.leftOver.map((each) => each.stop);
      expect(left, JSON.stringify(remedy)).not.toContain(stop);
      expectWhole(after.plan, after.day);
      const gained = begun.plan.leftOver.length - left.length;
      if (gained <= 1 && day.rules.windows)
        expect(lateOf(after.plan)).toBeLessThanOrEqual(lateOf(begun.plan) + 1e-5);
      for (const [v, { shift, capacity }] of day.vans.entries()) {
        expect(after.day.vans[v]?.shift[1]).toBeGreaterThanOrEqual(shift[1]);
        expect(after.day.vans[v]?.capacity).toBeGreaterThanOrEqual(capacity);
      }
    }
  }
});

it('offers something on most tight days', () => {
  const offered = Array.from({ length: 20 }, (_, i) => repaired(tightDay(i + 1, {})).plan.leftOver);
  const ways = offered.flat().flatMap(({ remedies = [] }) => remedies.map(({ kind }) => kind));
  expect(new Set(ways).size).toBeGreaterThan(3);
});

const fileDay = (lines: string, shift: readonly [number, number], rules: Partial<Rules>): Day => {
  const head = 'name,latitude,longitude,minutes,load,window\nDepot,41.8837,-87.6615,,,\n';
  const { day } = readDayCsv(head + lines, 'late');
  const vans = day.vans.slice(0, 1).map((van) => ({ ...van, shift }));
  return { ...day, vans, rules: { ...day.rules, ...rules } };
};

it.each<[string, Day, number, number]>([
  [
    'until the van is done where it waits for a window',
    fileDay(
      `Evening bar,41.8962,-87.6702,10,4,17:30-18:00
Bakery,41.8915,-87.6541,5,3,
Clinic,41.8748,-87.6589,5,2,09:00-12:00
Store,41.8684,-87.6697,5,3,`,
      [480, 1020],
      {},
    ),
    1050,
    1065,
  ],
  [
    'until the van is back',
    fileDay('Far farm,42.4000,-88.4000,30,4,\nBakery,41.8915,-87.6541,5,3,', [480, 780], {
      returns: true,
    }),
    700,
    960,
  ],
  [
    'into the next day',
    fileDay('Night club,41.8962,-87.6702,30,4,23:50-24:00', [720, 1200], { returns: true }),
    1430,
    1470,
  ],
])('a shift is extended %s', (_, day, start, to) => {
  const begun = repaired(day);
  const [left] = begun.plan.leftOver;
  expect(left?.reason).toMatchObject({ kind: 'shift', ends: day.vans[0]?.shift[1] });
  if (left?.reason.kind !== 'shift') throw new Error('The shift is the reason');
  expect(Math.abs(left.reason.start - start)).toBeLessThan(15);
  const remedy = { kind: 'extend', van: 0, to };
  expect(left.remedies?.[0]).toEqual(remedy);
  expect(press(day, begun, remedy as Remedy).plan.leftOver).toEqual([]);
});

it('offers to unlock a stop from a van that cannot serve it', () => {
  const stops = [stopAt(1, onGround(51.51, -0.1), { skill: 'lift', lockedTo: 'VAN 02' })];
  const day = dayWith({ stops, vans: [vanOf(1, { skills: ['lift'] }), vanOf(2)] });
  const begun = repaired(day, [[], []]);
  const [left] = begun.plan.leftOver;
  expect(left?.reason).toEqual({ kind: 'lock', van: 'VAN 02' });
  expect(left?.remedies).toEqual([{ kind: 'unlock', stop: 1 }]);
  expect(press(day, begun, { kind: 'unlock', stop: 1 }).plan.sequences).toEqual([[1], []]);
});

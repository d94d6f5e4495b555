import { expect, it } from 'vitest';
import type { Stop, Van } from '@/lib/planner/day/day';
import { violationsOf } from '@/lib/planner/day/violations';
import { dayOf, planOf } from '@/tests/support/planner-day';
import { inTown, last, day as town } from './sessions';

const { day, sequences } = dayOf(6);

/** What the routes 1 3 5 and 2 4 6 break; they carry 6 boxes each, and are done at 09:00. */
function broken(van: Partial<Van>, stop: Partial<Stop> = {}) {
  const changed = {
    ...day,
    vans: day.vans.map((each, i) => (i === 0 ? { ...each, ...van } : each)),
    stops: day.stops.map((each) => (each.id === 3 ? { ...each, ...stop } : each)),
  };
  return planOf(changed, sequences).violations;
}

it.each<[string, Partial<Van>, Partial<Stop>, object[]]>([
  ['nothing', { capacity: 6, mostStops: 3, shift: [510, 540] }, {}, []],
  ['a capacity', { capacity: 4.5 }, {}, [{ kind: 'overload', boxes: 1.5 }]],
  ['a shift', { shift: [510, 515] }, {}, [{ kind: 'overtime', minutes: 25 }]],
  ['the most stops', { mostStops: 1 }, {}, [{ kind: 'stops', over: 2 }]],
  [
    'a skill',
    { skills: ['Fridge'] },
    { skill: 'lift, fridge' },
    [{ kind: 'skill', stop: 3, skills: ['lift'] }],
  ],
  ['a lock', {}, { lockedTo: 'VAN 02' }, [{ kind: 'lock', stop: 3 }]],
  ['no lock to itself', {}, { lockedTo: 'VAN 01' }, []],
  ['a lock to a van that is gone', {}, { lockedTo: '' }, [{ kind: 'lock', stop: 3 }]],
  [
    'all at once',
    { capacity: 0, mostStops: 0 },
    { lockedTo: 'VAN 02' },
    [
      { kind: 'overload', boxes: 6 },
      { kind: 'stops', over: 3 },
      { kind: 'lock', stop: 3 },
    ],
  ],
])('a route breaks %s', (_, van, stop, expected) =>
  expect(broken(van, stop)).toEqual(expected.map((each) => ({ van: 0, ...each }))),
);

it('tells late stops, with the minutes', () => {
  const { routes } = planOf(day, sequences);
  const late = routes.map((route) => ({
    ...route,
    visits: route.visits.map((visit) => ({ ...visit, late: visit.stop === 4 ? 5 : 1e-9 })),
  }));
  expect(violationsOf(day, { routes: late })).toEqual([
    { van: 1, kind: 'late', stop: 4, minutes: 5 },
  ]);
});

it('a plan whose routes were set keeps them, whatever they break', () => {
  const { all } = inTown();
  const three = town.stops.map(({ id }) => id);
  const before = [three.slice(0, 4), three.slice(4, 8), three.slice(8)];
  const set = [[three[4] as number, ...three.slice(0, 4)], three.slice(5, 8), three.slice(8)];
  const small = { ...town, vans: town.vans.map((van) => ({ ...van, capacity: 1 })) };
  const draw = (job: number, asked: number[][]) =>
    last(all({ kind: 'draw', job, day: small, sequences: asked, optimized: true }), 'plan').plan;
  draw(1, before);
  const plan = draw(2, set);
  expect(plan.sequences).toEqual(set);
  expect(plan.routes.map(({ visits }) => visits.map(({ stop }) => stop))).toEqual(set);
  expect(plan.leftOver).toEqual([]);
  expect(plan.violations).toContainEqual({ van: 0, kind: 'overload', boxes: expect.any(Number) });
  // What is only evaluated again keeps its lines.
  expect(draw(3, set).routes).toEqual(plan.routes);
});

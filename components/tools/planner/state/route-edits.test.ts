import { expect, it } from 'vitest';
import { withStopPart } from '@/lib/planner/day/parts';
import { dayOf, planOf, sequencesOf } from '@/tests/support/planner-day';
import { withoutVan, withStopAt } from './day-edits';
import { edited } from './edit-actions';
import { ended, opened, optimizing, reduced, repaired, stepped } from './reducer';
import { blankState, type State } from './state';

const { day, sequences } = dayOf(6);
const optimized = sequencesOf('1 2 3, 4 5 6');
const manual = reduced(
  blankState(day),
  opened,
  { name: 'own', day, sequences },
  planOf(day, sequences),
);
const better = reduced(reduced(manual, optimizing), ended, {
  ...{ plan: planOf(day, optimized), generation: 500, generations: 500 },
  ...{ seconds: 1, stopped: false },
});
const asManual = (state: State): State => ({ ...state, shown: 'manual' });
const undone = (state: State) => reduced(state, stepped, 'undo');

it.each([
  ['within its van', 1, 0, 2, '3 5 1, 2 4 6'],
  ['to another van', 3, 1, 1, '1 5, 2 3 4 6'],
  ['where it is', 4, 1, 1, '1 3 5, 2 4 6'],
  ['beyond the end', 2, 0, 99, '1 3 5 2, 4 6'],
  ['that is in no van', 7, 0, 0, '7 1 3 5, 2 4 6'],
])('puts a stop %s', (_, stop, van, position, expected) =>
  expect(withStopAt(sequences, 2, stop, van, position)).toEqual(sequencesOf(expected)),
);

it('makes a route for each van, also where there was none', () =>
  expect(withStopAt([], 2, 1, 1, 0)).toEqual([[], [1]]));

it('lets stops go anywhere once the van that they are locked to is gone', () => {
  const locked = withStopPart(withStopPart(day, 1, { lockedTo: 'VAN 01' }), 2, {
    lockedTo: 'VAN 02',
  });
  const { stops } = withoutVan(locked, 0);
  expect(stops.map(({ lockedTo }) => lockedTo).filter(Boolean)).toEqual(['VAN 02']);
  const [van] = day.vans;
  const alone = { ...locked, vans: van ? [van] : [] };
  expect(withoutVan(alone, 0)).toBe(alone);
});

const set = (state: State, order: number[][], stop = 1) =>
  reduced(state, edited, {
    ...{ day: state.day, edit: { kind: 'assigned', stop } },
    ...{ at: 0, keeps: true, order },
  });
const lock = (state: State, stop = 1) =>
  reduced(state, edited, {
    day: withStopPart(state.day, stop, { lockedTo: 'VAN 02' }),
    edit: { kind: 'locked', stop, to: 'VAN 02' },
    ...{ at: 0, keeps: true },
  });
const planned = (state: State) => {
  const routes = state.sequences[state.keeps ?? 'optimized'] ?? [];
  return reduced(state, repaired, planOf(state.day, routes), '');
};
const moved = sequencesOf('3 5, 1 2 4 6');

it('calls a simple split the visitor’s own plan once a stop is moved in it, until that is undone', () => {
  const simple: State = { ...manual, isSimple: true };
  const done = planned(set(simple, moved));
  expect(done.isSimple).toBe(false);
  expect(undone(done).isSimple).toBe(true);
  expect(lock(simple).isSimple).toBe(true);
});

it('sets the routes of the plan that is shown, and leaves the other', () => {
  const done = planned(set(better, moved));
  expect(done).toMatchObject({
    shown: 'optimized',
    sequences: { manual: sequences, optimized: moved },
  });
  const other = asManual(better);
  const own = planned(set(other, moved));
  expect(own).toMatchObject({ shown: 'manual', sequences: { manual: moved, optimized } });
});

it('a lock keeps the routes, and what is shown; the manual plan is behind then', () => {
  const other = asManual(better);
  const done = planned(lock(other));
  expect(done).toMatchObject({ shown: 'manual', manualBehind: true });
  expect(done.optimized?.violations).toEqual([{ van: 0, kind: 'lock', stop: 1 }]);
});

it('what waits for a repair is repaired, whatever is set meanwhile', () => {
  const day7 = {
    ...day,
    stops: [...day.stops, { ...day.stops[0], id: 7 } as (typeof day.stops)[0]],
  };
  const edit = { kind: 'added', stop: 7 } as const;
  const waiting = reduced(better, edited, { day: day7, edit, at: 0 });
  expect(set(waiting, moved).keeps).toBeUndefined();
  expect(set(waiting, moved).sequences.optimized).toEqual(moved);
  expect(lock(set(asManual(better), moved)).keeps).toBe('optimized');
});

it('a step back to routes that were not evaluated yet evaluates them, and repairs nothing', () => {
  const twice = set(set(better, moved), optimized, 2);
  const back = undone(twice);
  expect(back).toMatchObject({ keeps: 'optimized', order: moved, run: { kind: 'repairing' } });
  expect(undone(back)).toMatchObject({ keeps: undefined, order: optimized });
});

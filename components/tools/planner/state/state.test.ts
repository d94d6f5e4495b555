import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withVan } from '@/lib/planner/day/vans';
import type { PlannerTown } from '@/lib/planner/town/town';
import { fakeTools } from '@/tests/support/planner';
import { at, dayOf, dayWith, sequencesOf, stopAt, vanOf } from '@/tests/support/planner-day';
import { editPart } from '../edit/edit-part';
import { shareOut } from '../edit/weights';
import { restingHeight } from '../phone/use-drawer';
import type { PlannerTools } from './browser-tools';
import { plannerCore } from './core';
import { fitSequences, withGroundPart, withoutVan, withVanNamed } from './day-edits';
import { editActions, labeled } from './edit-actions';
import { completeManual, type PlannerJobs } from './jobs';
import { dayOpener } from './opener';
import { paceWatch } from './pace';
import { optimizing, reduced, stepped } from './reducer';
import { blankState, type State } from './state';
import { useOpenPlanner } from './use-open-planner';

const { day, sequences } = dayOf(6, 2);

describe('history', () => {
  const first = blankState(day);
  const titled = (state: State, title: string) => reduced(state, labeled, { ...day, title });

  it('keeps fifty steps', () => {
    let state = first;
    for (let i = 0; i < 60; i++) state = titled(state, `${i}`);
    expect(state.history.past).toHaveLength(50);
    expect(state.history.past[0]?.day.title).toBe('9');
  });

  it('goes back and ahead, and forgets what was taken back once something else is done', () => {
    const second = titled(first, 'second');
    const back = reduced(second, stepped, 'undo');
    expect(back).toMatchObject({ day, canUndo: false, canRedo: true });
    expect(reduced(back, stepped, 'redo').day.title).toBe('second');
    expect(titled(back, 'third').canRedo).toBe(false);
    expect(reduced(first, stepped, 'undo').day).toBe(day);
  });

  it('does not bring a run back', () => {
    const running = reduced(first, optimizing);
    const back = reduced(titled(running, 'second'), stepped, 'undo');
    expect([running.run.kind, back.run.kind]).toEqual(['optimizing', 'idle']);
  });
});

it('sequences follow their vans by id, without stops that are gone', () => {
  const fewer = withoutVan({ ...day, stops: day.stops.filter(({ id }) => id !== 4) }, 0);
  expect(fitSequences(sequences, day, fewer)).toEqual([[2, 6]]);
  expect(fitSequences(sequences, day, withVan(day))).toEqual([[1, 3, 5], [2, 4, 6], []]);
});

describe('names', () => {
  const locked = {
    ...day,
    stops: day.stops.map((stop) => ({ ...stop, lockedTo: stop.id < 3 ? 'VAN 01' : 'VAN 02' })),
  };

  it('of a van take along the stops that are locked to it', () => {
    const named = withVanNamed(locked, 0, 'Ann');
    expect(named.vans.map(({ id }) => id)).toEqual(['Ann', 'VAN 02']);
    const [ann, two] = ['Ann', 'VAN 02'];
    expect(named.stops.map(({ lockedTo }) => lockedTo)).toEqual([ann, ann, two, two, two, two]);
  });

  it.each([
    ['that is taken', 0, 'VAN 02'],
    ['that it has', 0, 'VAN 01'],
    ['of a van that is not there', 2, 'Ann'],
  ])('leave the day as it is: an id %s', (_, index, id) =>
    expect(withVanNamed(locked, index, id)).toBe(locked),
  );

  it.each([
    ['Warp Street 0', 'Warp Street 1'],
    ['Bakery', 'Bakery'],
  ])('go along with a stop that moves in town, but its address does not: %s', (name, then) => {
    const stop = stopAt(1, at(0), { name });
    const inTown = dayWith({ ground: { kind: 'town' }, stops: [stop], vans: [vanOf(1)] });
    const atlas = { addresses: ['Warp Street 0', 'Warp Street 1'] } as unknown as PlannerTown;
    const core = plannerCore(inTown, { atlas, loading: false });
    core.set({});
    editActions(core, () => {}).moveStop(1, at(1));
    expect(core.get().day.stops).toEqual([{ ...stop, name: then, place: at(1) }]);
  });
});

it('plain ground keeps its speed with another road factor; a town has neither', () => {
  const ground = { kind: 'plain', roadFactor: 1.5, speed: 50 } as const;
  const fast = withGroundPart(day, { speed: 50 });
  expect(withGroundPart(fast, { roadFactor: 1.5 }).ground).toEqual(ground);
  const inTown = { ...day, ground: { kind: 'town' } } as const;
  expect(withGroundPart(inTown, { speed: 50 })).toBe(inTown);
});

/** What opens days, and the jobs' part in it. */
function openerWith(part: Partial<PlannerTools>) {
  const open = vi.fn();
  const tools = { manual: async () => sequences, ...part } as PlannerTools;
  return { ...dayOpener(plannerCore(day), { open } as unknown as PlannerJobs, tools), shown: open };
}

it.each([
  [undefined, true],
  [sequences, false],
])('a day of a file with the routes %j is split here: %s', async (routes, isSimple) => {
  const { take, shown } = openerWith({});
  await take(day, routes);
  expect(shown).toHaveBeenCalledExactlyOnceWith({ name: 'own', day, sequences, isSimple });
});

it.each([
  [sequences, true],
  [sequencesOf('2 1'), false],
])('a link with the routes %j has the simple split: %s', async (routes, isSimple) => {
  const opened = { name: 'own', day, sequences: routes } as const;
  const { open, shown } = openerWith({ openDay: async () => opened });
  await open('2.a');
  expect(shown).toHaveBeenCalledExactlyOnceWith({ ...opened, isSimple });
});

it.each([
  ['a plan', { day, sequences, isSimple: true }, [{ name: 'own', day, sequences, isSimple: true }]],
  ['words', 'This plan file is damaged.', []],
])('a plan file with %s shows its day, or says why not', async (_, found, days) => {
  const { openPlan, shown } = openerWith({ openPlan: async () => found });
  expect(await openPlan('{}')).toBe(typeof found === 'string' ? found : undefined);
  expect(shown.mock.calls.flat()).toEqual(days);
});

it('manual sequences take in what they lack, after what it follows in the repaired plan', () => {
  const repaired = sequencesOf('1 5 3, 6 2 4');
  expect(completeManual([[1, 3], [2]], repaired)).toEqual(repaired);
});

it('the weights share what is left evenly where both were 0', () =>
  expect(shareOut({ distance: 100, time: 0, evenness: 0 }, 'distance', 41)).toEqual({
    distance: 41,
    time: 30,
    evenness: 29,
  }));

// The window of the tests is 768 px high: low 112, middle 372, high 592.
it.each([
  [130, 0, 'low'],
  [500, 0, 'high'],
  [300, 1, 'middle'],
  [380, 1, 'high'],
])('a drawer let go at %d px with %d px a millisecond rests %s', (at, speed, height) =>
  expect(restingHeight(at, speed)).toBe(height),
);

it('the pace counts from the first generation, and is told once, of eight or more', () => {
  let now = 0;
  const pace = paceWatch(() => now);
  const at = (time: number, generation: number) => {
    now = time;
    return pace.slowness(generation, 500);
  };
  pace.start();
  const answers = [at(900, 1), at(3000, 3), at(8900, 9), at(9900, 10)];
  expect(answers).toEqual([undefined, undefined, 500, undefined]);
  pace.start();
  expect([at(0, 1), at(1600, 101)]).toEqual([undefined, undefined]);
  pace.start();
  at(0, 1);
  pace.end();
  expect(at(8000, 9)).toBeUndefined();
});

it('the day can be changed once the part for that has come, also in a planner that stood before', async () => {
  const { tools } = fakeTools({ day, sequences });
  const { result } = renderHook(() => useOpenPlanner('courier', tools));
  expect(result.current.actions).not.toHaveProperty('addStop');
  await act(editPart.bring);
  const { actions } = result.current;
  expect(actions).toHaveProperty('addStop');
  expect(result.current.actions).toBe(actions);
});

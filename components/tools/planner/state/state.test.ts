import { describe, expect, it } from 'vitest';
import { dayOf } from '@/tests/support/planner-day';
import { curvePath, curvePoint } from '../lever/curve-path';
import { restingHeight } from '../phone/use-sheet';
import { fitRounds, handRounds, withoutVan, withVan } from './day-edits';
import { noHistory, remember, step } from './history';
import { blankMachine } from './machine';
import { paceWatch } from './pace';
import { shareOut } from './weights';

const { day, rounds } = dayOf(6, 2);

describe('history', () => {
  const at = (title: string) => blankMachine({ ...day, title });

  it('keeps fifty steps', () => {
    let history = noHistory;
    for (let i = 0; i < 60; i++) history = remember(history, at(`${i}`));
    expect(history.past).toHaveLength(50);
    expect(history.past[0]?.day.title).toBe('10');
  });

  it('goes back and ahead, and forgets what was taken back once something else is done', () => {
    const history = remember(noHistory, at('first'));
    const back = step(history, at('second'), 'undo');
    expect(back?.to.day.title).toBe('first');
    const ahead = back && step(back.history, at('first'), 'redo');
    expect(ahead?.to.day.title).toBe('second');
    expect(back && remember(back.history, at('first')).future).toEqual([]);
    expect(step(noHistory, at('first'), 'undo')).toBeUndefined();
  });

  it('does not bring a run back', () => {
    const weaving = { kind: 'weaving', generation: 9, generations: 500, trading: [] } as const;
    const history = remember(noHistory, { ...at('first'), run: weaving });
    expect(history.past[0]?.run).toEqual({ kind: 'idle' });
  });
});

describe('rounds', () => {
  it('follow their vans by id, without stops that are gone', () => {
    const fewer = withoutVan({ ...day, stops: day.stops.filter(({ id }) => id !== 4) }, 0);
    expect(fitRounds(rounds, day, fewer)).toEqual([[2, 6]]);
    expect(fitRounds(rounds, day, withVan(day))).toEqual([[1, 3, 5], [2, 4, 6], []]);
  });

  it('by hand take in what they lack, after what it follows in the mended plan', () =>
    expect(
      handRounds(
        [[1, 3], [2]],
        [
          [1, 5, 3],
          [6, 2, 4],
        ],
      ),
    ).toEqual([
      [1, 5, 3],
      [6, 2, 4],
    ]));
});

describe('weights', () => {
  it.each([
    [{ distance: 40, time: 40, evenness: 20 }, 'distance', 70, [70, 20, 10]],
    [{ distance: 40, time: 40, evenness: 20 }, 'evenness', 100, [0, 0, 100]],
    [{ distance: 100, time: 0, evenness: 0 }, 'distance', 41, [41, 30, 29]],
    [{ distance: 33, time: 33, evenness: 34 }, 'time', 0, [49, 0, 51]],
  ] as const)('%j with %s at %d', (weights, moved, value, [distance, time, evenness]) =>
    expect(shareOut(weights, moved, value)).toEqual({ distance, time, evenness }),
  );
});

describe('the curve', () => {
  const points = [
    [0, 1],
    [100, 0.75],
    [200, 0.5],
  ] as const;

  it('steps down where a better plan was found', () => {
    expect(curvePath(points, 250, 500)).toBe('M0 0H33.6V14H67.2V28H84');
    expect(curvePoint(points, 250, 500)).toEqual([84, 28]);
  });

  it('is empty before a run', () => expect(curvePath([], 0, 500)).toBe(''));
});

describe('the sheet', () => {
  // The window of the tests is 768 px high: low 112, middle 372, high 592.
  it.each([
    [130, 0, 'low'],
    [300, 0, 'middle'],
    [500, 0, 'high'],
    [300, 1, 'middle'],
    [380, 1, 'high'],
    [360, -1, 'low'],
  ] as const)('let go at %d px with %d px a millisecond rests %s', (at, speed, height) =>
    expect(restingHeight(at, speed)).toBe(height),
  );
});

describe('the pace', () => {
  it('leaves out the time of a hidden page, and is told once', () => {
    let time = 0;
    const pace = paceWatch(() => time);
    pace.start();
    time = 1000;
    pace.pause();
    time = 100_000;
    pace.resume();
    expect(pace.slowness(20, 500)).toBeUndefined();
    time = 101_000;
    expect(pace.slowness(20, 500)).toBe(50);
    expect(pace.slowness(21, 500)).toBeUndefined();
  });

  it('leaves out what is done before the first generation', () => {
    let time = 0;
    const pace = paceWatch(() => time);
    pace.start();
    time = 1600;
    expect(pace.slowness(1, 500)).toBeUndefined();
    time = 3200;
    expect(pace.slowness(101, 500)).toBeUndefined();
  });

  it('is not told from a few generations, which may have been held up', () => {
    let time = 100;
    const pace = paceWatch(() => time);
    pace.start();
    expect(pace.slowness(1, 500)).toBeUndefined();
    time = 3100;
    expect(pace.slowness(3, 500)).toBeUndefined();
    time = 8100;
    expect(pace.slowness(9, 500)).toBe(499);
  });
});

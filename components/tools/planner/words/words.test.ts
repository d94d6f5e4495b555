import { describe, expect, it } from 'vitest';
import type { Stop } from '@/lib/planner/day/day';
import type { Reason } from '@/lib/planner/day/plan';
import { dayOf, planOf } from '@/tests/support/planner';
import { editWords, movedSaid } from './edits';
import { readBoxes, readMinutes, readShift, readSkills, readWindow } from './fields';
import { leftOverSaid, leftOverTitle, leftOverWhy } from './left-over';
import { rowName, vanEnd, vanSummary } from './list';
import { placeFrom } from './places';
import { remediesOf, remedyLabel } from './remedies';
import * as run from './run';
import { clock, clockSpan, distance, duration, readClock, readSpan } from './units';

const { day, rounds } = dayOf(25, 5);

describe('units', () => {
  it.each([
    [37_200, 'kilometers', '37.2'],
    [37_200, 'miles', '23.1'],
    [20_300, 'miles', '12.6'],
    [0, 'miles', '0.0'],
    [1_204_500, 'kilometers', '1,204.5'],
  ] as const)('%d m in %s are %s', (meters, unit, told) =>
    expect(distance(meters, unit)).toBe(told),
  );

  it.each([
    [93, '1 h 33'],
    [64, '1 h 04'],
    [51, '51 min'],
    [59.6, '1 h 00'],
    [0, '0 min'],
  ])('%d minutes are %s', (minutes, told) => expect(duration(minutes)).toBe(told));

  it.each([
    [557, '09:17'],
    [0, '00:00'],
    [1440, '24:00'],
    [1445, '00:05'],
    [510.6, '08:31'],
  ])('the clock tells %d as %s', (minutes, told) => expect(clock(minutes)).toBe(told));

  it.each([
    ['08:30', 510],
    ['8:30', 510],
    ['8.30', 510],
    ['0830', 510],
    ['8', 480],
    ['5:15 pm', 1035],
    ['12 am', 0],
    ['12:00 p.m.', 720],
    ['24:00', 1440],
    ['24:01', undefined],
    ['8:60', undefined],
    ['13 pm', undefined],
    ['noon', undefined],
    ['', undefined],
  ])('reads %j', (text, time) => expect(readClock(text)).toBe(time));

  it.each([
    ['08:30–12:30', [510, 750]],
    ['8:30-12:30', [510, 750]],
    ['8 to 12', [480, 720]],
    ['8', undefined],
    ['8-9-10', undefined],
  ])('reads the stretch %j', (text, span) => expect(readSpan(text)).toEqual(span));

  it('tells a stretch as it is read', () =>
    expect(readSpan(clockSpan([510, 750]))).toEqual([510, 750]));
});

describe('the run', () => {
  const plan = planOf(day, rounds, { meters: 37_200, crossings: 7 });
  const woven = planOf(day, rounds, { meters: 20_300 });
  const how = { seconds: 5.84, generations: 500 };

  it.each([
    [run.beforeRun(undefined), ['200 plans, 500 generations.', 'Runs on this device.']],
    [run.beforeRun(5.8), ['200 plans, 500 generations.', 'Runs on this device, about 6 s.']],
    [
      run.afterRun(woven, { ...day, ground: { kind: 'town' } }, how),
      ['Woven in 5.8 s, 500 generations.', 'Five vans, no street shared.'],
    ],
    [
      run.afterRun(woven, day, how),
      ['Woven in 5.8 s, 500 generations.', 'Five vans, no two lines cross.'],
    ],
    [
      run.afterRun(planOf(day, rounds, { crossings: 2 }), day, how),
      ['Woven in 5.8 s, 500 generations.', '2 crossings left. Try a van fewer.'],
    ],
    [
      run.afterRun(planOf(day, [[1, 2]], { crossings: 1 }), day, how),
      ['Woven in 5.8 s, 500 generations.', '1 crossing left.'],
    ],
    [run.afterStop(212, plan), ['Stopped at generation 212. 7 crossings left.', '']],
    [run.leftOverLines(planOf(day, [[1]]), 2)?.length, 2],
  ])('says %j', (told, words) => expect(told).toEqual(words));

  it('says which stop is left over', () => {
    const left = planOf({ ...day, stops: day.stops.slice(0, 3) }, [[1, 2]]);
    expect(run.leftOverLines(left, 3)).toEqual([
      '2 of 3 stops planned.',
      'Stop 3 is left over, see its note.',
    ]);
    expect(run.leftOverLines(woven, 25)).toBeUndefined();
  });

  it.each([
    [run.startSaid(25), 'Weaving 25 stops.'],
    [run.startSaid(1), 'Weaving 1 stop.'],
    [run.quarterSaid(2, plan, 'miles'), 'Half done. 23.1 miles, 7 crossings.'],
    [run.quarterSaid(1, plan, 'kilometers'), 'A quarter done. 37.2 kilometers, 7 crossings.'],
    [run.quarterSaid(3, woven, 'kilometers'), 'Three quarters done. 20.3 kilometers, 0 crossings.'],
    [
      run.endSaid(woven, { ...plan.totals, late: 4, crossings: 20 }, 'miles'),
      'Woven. 12.6 miles, was 23.1. 0 late, was 4. 0 crossings, was 20.',
    ],
    [run.stopSaid(212), 'Stopped at generation 212. The best plan is shown.'],
    [run.stillWords(0), 'The map changes once.'],
    [run.stillWords(2), 'Half done. The map changes once.'],
    [run.slowWords(200, 38.4), 'This device is slow. 200 stops take about 40 s here.'],
    [run.slowWords(200, 290), 'This device is slow. 200 stops take about 5 min here.'],
    [run.slowWords(40, 16.2), 'This device is slow. 40 stops take about 16 s here.'],
    [
      run.daySentence({ ...day, ground: { kind: 'town' } }),
      'One depot, five vans, 25 stops, shared out by hand. Press once and watch the knots come out.',
    ],
    [
      run.daySentence(day),
      'Your own stops, on plain ground: a map would have to be fetched, and that would tell somebody where you deliver.',
    ],
  ])('says %s', (told, words) => expect(told).toBe(words));

  it.each([
    [0, 0],
    [124, 0],
    [125, 1],
    [250, 2],
    [375, 3],
    [500, 3],
  ])('generation %d of 500 lies in quarter %d', (generation, quarter) =>
    expect(run.quarterOf(generation, 500)).toBe(quarter),
  );
});

describe('an edit', () => {
  const before = planOf(day, rounds, { driving: 51 });
  const swapped = rounds.map((round, van) => (van < 2 ? round.toReversed() : round));
  const after = planOf(day, swapped, { driving: 55 });

  it.each([
    ['moved', 12, 'Stop 12 moved, two threads re-planned in 0.4 s.'],
    ['changed', 12, 'Stop 12 changed, two threads re-planned in 0.4 s.'],
    ['added', 24, 'Stop 24 added to VAN 04, +4 min.'],
    ['deleted', 12, 'Stop 12 deleted.'],
  ] as const)('that %s a stop', (kind, stop, words) =>
    expect(editWords({ kind, stop }, day, before, after, 0.41)).toBe(words),
  );

  it.each([
    ['rules', 'Rules changed, two threads re-planned in 0.1 s.'],
    ['vans', 'Vans changed, two threads re-planned in 0.1 s.'],
  ] as const)('of %s', (kind, words) =>
    expect(editWords({ kind }, day, before, after, 0.01)).toBe(words),
  );

  it('tells a stop that was moved', () => {
    expect(movedSaid(12, day, before, after)).toBe(
      'Stop 12, Merino Street 12, VAN 02, 09:00, plus 4 minutes.',
    );
    expect(movedSaid(12, day, after, before)).toContain('minus 4 minutes.');
    expect(movedSaid(12, day, before, before)).toContain('no extra minute.');
    expect(movedSaid(99, day, before, after)).toBeUndefined();
  });
});

describe('a stop that is left over', () => {
  const left = (reason: Reason) => ({ stop: 8, reason });
  const shift = left({ kind: 'shift', van: 1, ends: 545, arrival: 554 });

  it('is named', () =>
    expect(leftOverTitle(day, shift)).toBe('Stop 8, Merino Street 8, is left over'));

  it.each<[Reason, string]>([
    [shift.reason, 'VAN 02 ends its shift at 09:05 and would reach it at 09:14.'],
    [
      { kind: 'window', closes: 540, arrival: 550 },
      'Its window closes at 09:00. The first van would reach it at 09:10.',
    ],
    [{ kind: 'load', load: 31, largest: 30 }, '31 boxes; the largest van takes 30.'],
    [{ kind: 'room', load: 6, left: 2 }, 'It needs room for 6. The vans have room for 2 left.'],
    [{ kind: 'skill', skill: 'lift' }, 'It needs “lift”, and no van on the road has that.'],
    [{ kind: 'street' }, 'No street leads there from the depot.'],
    [{ kind: 'apart' }, 'No van gets there without crossing another one’s thread.'],
  ])('says why: %j', (reason, words) => expect(leftOverWhy(day, reason)).toBe(words));

  it('is said at once', () =>
    expect(leftOverSaid(day, shift)).toBe('Stop 8 is left over. VAN 02 ends its shift at 09:05.'));

  it.each<[Reason, readonly string[]]>([
    [shift.reason, ['Extend VAN 02 to 09:30', 'Open the window']],
    [{ kind: 'window', closes: 540, arrival: 550 }, ['Open the window', 'Add a van']],
    [{ kind: 'load', load: 31, largest: 30 }, ['Let VAN 01 take 31 boxes', 'Deliver 30 boxes']],
    [{ kind: 'room', load: 6, left: 2 }, ['Add a van']],
    [{ kind: 'skill', skill: 'lift' }, ['Give VAN 01 “lift”']],
    [{ kind: 'street' }, ['Move stop 8']],
    [{ kind: 'apart' }, ['Let routes meet']],
  ])('has ways out: %j', (reason, labels) =>
    expect(remediesOf(day, left(reason)).map((way) => remedyLabel(day, way))).toEqual(labels),
  );

  it('asks a van that has the skill to take more', () => {
    const stops = day.stops.map((stop) => (stop.id === 8 ? { ...stop, skill: 'gas' } : stop));
    const vans = day.vans.map((van, i) =>
      i === 3 ? { ...van, skills: ['gas'], capacity: 9 } : van,
    );
    const [way] = remediesOf({ ...day, stops, vans }, left({ kind: 'load', load: 31, largest: 9 }));
    expect(way).toEqual({ kind: 'capacity', van: 3, boxes: 31 });
  });
});

describe('the list', () => {
  const plan = planOf(day, rounds);
  const [thread] = plan.threads;
  const [visit] = thread?.visits ?? [];
  const [stop] = day.stops as [Stop];

  it('sums up a van', () => {
    if (!thread || !visit) throw new Error('No thread');
    expect(vanSummary(thread, day.vans[0], 'miles')).toBe('5 stops, 3.1 mi, 10 of 30');
    expect(vanEnd(thread)).toEqual({ words: 'done 09:20', late: false });
    const late = { ...thread, visits: [{ ...visit, late: 3 }] };
    expect(vanEnd(late)).toEqual({ words: '1 late', late: true });
  });

  it('tells a row in one breath', () => {
    expect(rowName(stop, visit)).toBe('Stop 1, Merino Street 1, 08:30–09:30, 2 boxes, 08:40');
    expect(rowName({ ...stop, load: 1, window: undefined }, undefined)).toBe(
      'Stop 1, Merino Street 1, any time, 1 box, not in the plan',
    );
    expect(rowName(stop, visit && { ...visit, late: 2 })).toMatch(/late 08:40$/);
  });
});

describe('fields', () => {
  const [stop] = day.stops as [Stop];

  it.each([
    ['10:00', 'to', { value: [510, 600] }],
    ['11:00', 'from', { error: 'The window ends at 09:30, before it starts at 11:00.' }],
    ['08:00', 'to', { error: 'The window ends at 08:00, before it starts at 08:30.' }],
    ['', 'to', { value: [510, 1440] }],
    ['', 'from', { value: [0, 570] }],
    ['soon', 'from', { error: '“soon” is not a time such as 08:30.' }],
  ] as const)('reads %j as the end of a window: %s', (text, end, told) =>
    expect(readWindow(text, end, stop)).toEqual(told),
  );

  it('has no window where both ends are empty', () =>
    expect(readWindow('', 'to', { ...stop, window: [0, 570] })).toEqual({ value: undefined }));

  it.each([
    [readBoxes('6', 'Load'), { value: 6 }],
    [readBoxes('two', 'Load'), { error: 'Load “two” is not a whole number.' }],
    [readBoxes('-1', 'Capacity'), { error: 'Capacity “-1” is not a whole number.' }],
    [readMinutes('480'), { value: 480 }],
    [readMinutes('481'), { error: 'Minutes must lie between 0 and 480.' }],
    [readShift('8:30-12'), { value: [510, 720] }],
    [readShift('12-8'), { error: 'The shift 12:00–08:00 ends before it starts.' }],
    [readShift('long'), { error: 'Write the shift as 08:30–12:30.' }],
    [readSkills('lift, cold;lift'), ['lift', 'cold']],
    [
      placeFrom('51.5, -0.1', undefined),
      { value: { kind: 'ground', latitude: 51.5, longitude: -0.1 } },
    ],
    [placeFrom('91, 0', undefined), { error: 'Latitude 91 is outside −90 to 90.' }],
    [placeFrom('here', undefined), { error: 'Write the place as 51.5074, -0.1180.' }],
  ])('%j', (told, expected) => expect(told).toEqual(expected));
});

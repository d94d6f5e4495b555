import { expect, it } from 'vitest';
import { clock, clockSpan, moment } from '@/lib/planner/time';
import { onGround, stopAt } from '@/tests/support/planner-day';
import { readBoxes, readMinutes, readMostStops, readShift, readWindow } from './fields';
import { placeFrom } from './places';
import { distance, duration } from './units';

const window = (text: string, end: 'from' | 'to', own: readonly [number, number] = [510, 570]) =>
  readWindow(text, end, stopAt(1, onGround(51.5, -0.1), { window: own }));

it.each([
  [window('10:00', 'to'), { value: [510, 600] }],
  [window('', 'to'), { value: [510, 1440] }],
  [window('', 'to', [0, 570]), { value: undefined }],
  [window('11:00', 'from'), { value: [660, 2010] }],
  [window('0:00', 'to', [1320, 1380]), { value: [1320, 1440] }],
  [window('01:00', 'from', [1320, 1560]), { value: [60, 120] }],
  // A window moved later, one end first.
  [window('17:00', 'from', [540, 600]), { value: [1020, 2040] }],
  [window('17:45', 'to', [1020, 2040]), { value: [1020, 1065] }],
  // And earlier.
  [window('10:00', 'to', [1020, 1065]), { value: [1020, 2040] }],
  [window('09:00', 'from', [1020, 2040]), { value: [540, 600] }],
  [window('soon', 'from'), '“soon” is not a time such as 08:30.'],
  [readBoxes('two', 'Load'), 'Load “two” is not a whole number.'],
  [readMostStops(' '), { value: undefined }],
  [readMostStops('12'), { value: 12 }],
  [readMostStops('0'), 'Most stops must lie between 1 and 500, or be empty.'],
  [readMostStops('2.5'), 'Most stops must lie between 1 and 500, or be empty.'],
  [readMinutes('481'), 'Minutes must lie between 0 and 480.'],
  [readShift('8:30-12'), { value: [510, 720] }],
  [readShift('22 to 2'), { value: [1320, 1560] }],
  [readShift('12-12'), 'Write the shift as 08:30–12:30.'],
  [readShift('8'), 'Write the shift as 08:30–12:30.'],
  [readShift('8-9-10'), 'Write the shift as 08:30–12:30.'],
  [readShift('long'), 'Write the shift as 08:30–12:30.'],
  [placeFrom('51.5, -0.1', undefined), { value: onGround(51.5, -0.1) }],
  [placeFrom('91, 0', undefined), 'Latitude 91 is outside −90 to 90.'],
  [placeFrom('here', undefined), 'Write the place as 51.5074, -0.1180.'],
])('a field says %j', (actual, expected) =>
  expect(actual).toEqual(typeof expected === 'string' ? { error: expected } : expected),
);

it.each([
  [distance(37_200, 'kilometers'), '37.2'],
  [distance(37_200, 'miles'), '23.1'],
  [distance(1_204_500, 'kilometers'), '1,204.5'],
  [duration(93), '1 h 33'],
  [duration(64), '1 h 04'],
  [duration(59.6), '1 h 00'],
  [duration(0), '0 min'],
  [clock(1440), '24:00'],
  [clock(1445), '00:05'],
  [clock(510.6), '08:31'],
  [clockSpan([510, 750]), '08:30–12:30'],
  [clockSpan([1320, 1560], '-'), '22:00-02:00'],
  [moment(1440), '24:00'],
  [moment(1445), '00:05 the next day'],
  [moment(4000), '18:40 after 2 days'],
])('tells %s', (actual, words) => expect(actual).toBe(words));

import { expect, it } from 'vitest';
import { onGround, stopAt } from '@/tests/support/planner-day';
import { readBoxes, readMinutes, readShift, readWindow } from './fields';
import { placeFrom } from './places';

const long = `“${'x'.repeat(39)}…”`;
const window = (text: string, end: 'from' | 'to', own: readonly [number, number] = [510, 570]) =>
  readWindow(text, end, stopAt(1, onGround(51.5, -0.1), { window: own }));

it.each([
  [window('10:00', 'to'), { value: [510, 600] }],
  [window('', 'to'), { value: [510, 1440] }],
  [window('', 'from'), { value: [0, 570] }],
  [window('', 'to', [0, 570]), { value: undefined }],
  [window('11:00', 'from'), { value: [660, 2010] }],
  [window('0:00', 'to', [1320, 1380]), { value: [1320, 1440] }],
  [window('01:00', 'from', [1320, 1560]), { value: [60, 120] }],
  [window('soon', 'from'), '“soon” is not a time such as 08:30.'],
  [window('x'.repeat(100_000), 'from'), `${long} is not a time such as 08:30.`],
  [readBoxes('6', 'Load'), { value: 6 }],
  [readBoxes('two', 'Load'), 'Load “two” is not a whole number.'],
  [readBoxes('-1', 'Capacity'), 'Capacity “-1” is not a whole number.'],
  [readMinutes('480'), { value: 480 }],
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
])('a field says %j', (told, expected) =>
  expect(told).toEqual(typeof expected === 'string' ? { error: expected } : expected),
);

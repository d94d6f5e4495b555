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
  [window('11:00', 'from'), 'The window ends at 09:30, before it starts at 11:00.'],
  [window('08:00', 'to'), 'The window ends at 08:00, before it starts at 08:30.'],
  [window('soon', 'from'), '“soon” is not a time such as 08:30.'],
  [window('x'.repeat(100_000), 'from'), `${long} is not a time such as 08:30.`],
  [readBoxes('6', 'Load'), { value: 6 }],
  [readBoxes('two', 'Load'), 'Load “two” is not a whole number.'],
  [readBoxes('-1', 'Capacity'), 'Capacity “-1” is not a whole number.'],
  [readMinutes('480'), { value: 480 }],
  [readMinutes('481'), 'Minutes must lie between 0 and 480.'],
  [readShift('8:30-12'), { value: [510, 720] }],
  [readShift('12-8'), 'The shift 12:00–08:00 ends before it starts.'],
  [readShift('long'), 'Write the shift as 08:30–12:30.'],
  [placeFrom('51.5, -0.1', undefined), { value: onGround(51.5, -0.1) }],
  [placeFrom('91, 0', undefined), 'Latitude 91 is outside −90 to 90.'],
  [placeFrom('here', undefined), 'Write the place as 51.5074, -0.1180.'],
])('a field says %j', (told, expected) =>
  expect(told).toEqual(typeof expected === 'string' ? { error: expected } : expected),
);

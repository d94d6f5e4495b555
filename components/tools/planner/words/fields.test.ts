import { describe, expect, it } from 'vitest';
import type { Stop } from '@/lib/planner/day/day';
import { dayOf } from '@/tests/support/planner-day';
import { readBoxes, readMinutes, readShift, readSkills, readWindow } from './fields';
import { placeFrom } from './places';

const { day } = dayOf(25, 5);

describe('fields', () => {
  const [stop] = day.stops as [Stop];

  it.each([
    ['10:00', 'to', { value: [510, 600] }],
    ['11:00', 'from', { error: 'The window ends at 09:30, before it starts at 11:00.' }],
    ['08:00', 'to', { error: 'The window ends at 08:00, before it starts at 08:30.' }],
    ['', 'to', { value: [510, 1440] }],
    ['', 'from', { value: [0, 570] }],
    ['x'.repeat(100_000), 'from', { error: `“${'x'.repeat(39)}…” is not a time such as 08:30.` }],
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

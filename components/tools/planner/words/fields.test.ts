import { expect, it } from 'vitest';
import { spanOf } from '@/lib/planner/import/values/clock';
import { clock, clockSpan, moment } from '@/lib/planner/time';
import { onGround, stopAt, vanOf } from '@/tests/support/planner-day';
import {
  readBoxes,
  readMinutes,
  readMostStops,
  readName,
  readNeeds,
  readNote,
  readPhone,
  readShift,
  readSkills,
  readSpeed,
  readVanId,
  readWindow,
} from './fields';
import { placeFrom } from './places';
import { distance, duration, speed } from './units';

const window = (text: string, end: 'from' | 'to', own: readonly [number, number] = [510, 570]) =>
  readWindow(text, end, stopAt(1, onGround(51.5, -0.1), { window: own }), 'miles');

const shiftError = 'Write the shift as 8:30\u00a0AM–12:30\u00a0PM.';
const long = (letters: number) => 'é'.repeat(letters);
const fourSkills = ['a', 'b', 'c', 'd'].map((each) => each.repeat(40)).join(';');
const vans = [vanOf(1), vanOf(2)];

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
  [window('soon', 'from'), '“soon” is not a time such as 8:30\u00a0AM.'],
  [readBoxes('two', 'Load'), 'Load “two” is not a whole number.'],
  [readMostStops(' '), { value: undefined }],
  [readMostStops('12'), { value: 12 }],
  [readMostStops('0'), 'Most stops must lie between 1 and 1,000, or be empty.'],
  [readMostStops('2.5'), 'Most stops must lie between 1 and 1,000, or be empty.'],
  [readMinutes('481'), 'Minutes must lie between 0 and 480.'],
  [readShift('8:30-12', 'miles'), { value: [510, 720] }],
  [readShift('22 to 2', 'miles'), { value: [1320, 1560] }],
  [readShift('1:00–4:00 pm', 'kilometers'), { value: [780, 960] }],
  [readShift('12:00-12:00', 'kilometers'), 'Write the shift as 08:30–12:30.'],
  [readShift('8', 'miles'), shiftError],
  [readShift('8-9-10', 'miles'), shiftError],
  [readShift('long', 'miles'), shiftError],
  [placeFrom('51.5, -0.1', undefined), { value: onGround(51.5, -0.1) }],
  [placeFrom('91, 0', undefined), 'Latitude 91 is outside −90 to 90.'],
  [placeFrom('here', undefined), 'Write the place as 51.5074, -0.1180.'],
  [readName(' Weir\ncafé '), { value: 'Weir café' }],
  [readName(long(120)), { value: long(120) }],
  [readName(long(121)), 'Write a name of 1 to 120 characters.'],
  [readVanId('Ann', vans, 0), { value: 'Ann' }],
  [readVanId('van 01', vans, 0), { value: 'van 01' }],
  [readVanId(' van 02 ', vans, 0), 'Another van is called “van 02”.'],
  [readVanId(long(21), vans, 0), 'Write a name of 1 to 20 characters.'],
  [readVanId('', vans, 0), 'Write a name of 1 to 20 characters.'],
  [readSkills('Lift; frozen,LIFT,,'), { value: ['lift', 'frozen'] }],
  [readSkills(''), { value: [] }],
  [readSkills(`lift, ${long(41)}`), 'A skill has up to 40 characters.'],
  [readSkills(fourSkills), 'Skills have up to 120 characters together.'],
  [readNeeds('Lift; Frozen'), { value: 'frozen, lift' }],
  [readNeeds(' ; '), { value: undefined }],
  [readNote(' Gate code 12\u0007\nRing twice '), { value: 'Gate code 12 \nRing twice' }],
  [readNote(' '), { value: undefined }],
  [readNote(long(300)), { value: long(300) }],
  [readNote(long(312)), 'A note has up to 300 characters, and this one 312.'],
  [readPhone('+1 (555) 010-0199 ext. 4'), { value: '+1 (555) 010-0199 ext. 4' }],
  [readPhone(' '), { value: undefined }],
  [readPhone('ask Ann'), '“ask Ann” is not a phone number such as +1 555 010 0199.'],
  [readPhone('12'), '“12” is not a phone number such as +1 555 010 0199.'],
  [readSpeed('50', 'kilometers'), { value: 50 }],
  [readSpeed('12,5', 'kilometers'), { value: 12.5 }],
  [readSpeed('45', 'miles'), { value: 72.4 }],
  [readSpeed('2.9', 'kilometers'), 'Average speed must lie between 3 and 130 km/h.'],
  [readSpeed('131', 'kilometers'), 'Average speed must lie between 3 and 130 km/h.'],
  [readSpeed('81', 'miles'), 'Average speed must lie between 2 and 80 mph.'],
  [readSpeed('fast', 'miles'), 'Average speed “fast” is not a number.'],
  [readSpeed('', 'miles'), 'Average speed “” is not a number.'],
])('a field says %j', (actual, expected) =>
  expect(actual).toEqual(typeof expected === 'string' ? { error: expected } : expected),
);

it.each([
  [distance(37_200, 'kilometers'), '37.2'],
  [distance(37_200, 'miles'), '23.1'],
  [distance(1_204_500, 'kilometers'), '1,204.5'],
  [speed(30, 'kilometers'), '30'],
  [speed(30, 'miles'), '18.6'],
  // What was typed comes back.
  [speed(72.4, 'miles'), '45'],
  [duration(93), '1 h 33'],
  [duration(64), '1 h 04'],
  [duration(59.6), '1 h 00'],
  [duration(0), '0 min'],
  [clock(1440), '24:00'],
  [clock(1445), '00:05'],
  [clock(510.6, 'kilometers'), '08:31'],
  [clock(510.6, 'miles'), '8:31 AM'],
  [clock(0, 'miles'), '12:00 AM'],
  [clock(719.6, 'miles'), '12:00 PM'],
  [clock(1440, 'miles'), '12:00 AM'],
  [clockSpan([1320, 1560]), '22:00-02:00'],
  [clockSpan([510, 750], 'kilometers'), '08:30–12:30'],
  [clockSpan([510, 750], 'miles'), '8:30 AM–12:30 PM'],
  [clockSpan([510, 600], 'miles'), '8:30–10:00 AM'],
  [clockSpan([1320, 1440], 'miles'), '10:00 PM–12:00 AM'],
  [clockSpan([540, 500], 'miles'), '9:00 AM–8:20 AM'],
  [moment(1440, 'kilometers'), '24:00'],
  [moment(1445, 'kilometers'), '00:05 the next day'],
  [moment(1445, 'miles'), '12:05 AM the next day'],
  [moment(4000, 'miles'), '6:40 PM after 2 days'],
])('tells %s', (actual, words) => expect(actual.replaceAll('\u00a0', ' ')).toBe(words));

it.each(['miles', 'kilometers'] as const)(
  'reads every stretch of a day as it was told in %s',
  (unit) => {
    const times = Array.from({ length: 48 }, (_, i) => 30 * i);
    for (const from of times)
      for (const to of times) {
        const span = spanOf(from, to);
        const value = readShift(clockSpan(span, unit), unit);
        if (span[0] < span[1]) expect(value).toEqual({ value: span });
      }
  },
);

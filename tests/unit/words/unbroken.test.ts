import { expect, it } from 'vitest';
import { numbersUnbroken, unbroken } from '@/lib/words/unbroken';

/** A line with its spaces and hyphens that hold: '~' for a space, '-_' for a hyphen. */
const kept = (line: string) => line.replaceAll('\u00a0', '~').replaceAll('\u2060', '_');

it('lets no line break within words', () =>
  expect(kept(unbroken('+91 0 e-mail 2–3'))).toBe('+91~0~e-_mail~2–_3'));

it.each([
  'Call +91~00000~00000 today, +5 and more.',
  'From 36~°F to -4~°F, °F alone',
  'two plus 2 and 3',
  '5~×~4~×~11.3 =~452, 380~÷~1,080, 8~×~$28, cost = price',
  'VAN~11 in a VAN, BIKE~2',
  '49~CFR~396.11',
  '2~percent of 2.7~kWh, 3 percentages',
  '5 to 30~min, 30 minutes',
  '14:00–_14:30 or 1:00–_2,000~MB, 7–_8~MB',
  'Mon-Fri 9AM-_10PM EST',
  'Wednesday, November~16: 204 doors',
  'a 20-_question checklist, between 6-10',
  'route-_planning by e-_mail',
  'check-_ins, a made-_up quarter, break-_even, a same-store sale',
  'a [line-_haul](/support#glossary-line-haul), [a 20-_stop day](/blog/a-20-stop-day), 41~°F',
  '',
])('keeps the numbers of a line whole: "%s"', (line) => {
  const plain = line.replaceAll('~', ' ').replaceAll('_', '');
  expect(kept(numbersUnbroken(plain))).toBe(line);
});

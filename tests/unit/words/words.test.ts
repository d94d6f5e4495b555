import { expect, it } from 'vitest';
import { count, countedOf } from '@/lib/words/count';
import { withCount } from '@/lib/words/counting';
import { inlineParts } from '@/lib/words/inline-text';
import { miles } from '@/lib/words/miles';
import { dollars, exactDollars } from '@/lib/words/money';
import { percent } from '@/lib/words/percent';
import { inSeries, spelled, spelledFirst } from '@/lib/words/spelled';
import { dayWords, timeOfDay, weekLabel } from '@/lib/words/time-words';
import { headingUnbroken, numbersUnbroken, unbroken } from '@/lib/words/unbroken';

it.each([0, 999, 1_234_567, -1500, 2000.5, 1e21, Number.NaN])(
  '%d is written as the browser writes it',
  (value) => expect(count(value)).toBe(value.toLocaleString('en-US')),
);

it.each([
  [48, 48, '48 articles'],
  [0, 1, '0 of 1 article'],
  [12, 1500, '12 of 1,500 articles'],
  [1, 1, '1 article'],
])('%d found of %d are %s', (found, all, words) =>
  expect(countedOf(found, all, 'article')).toBe(words),
);

it('counts are spelled up to twenty, and in a series', () => {
  expect([0, 1, 5, 20, 21].map(spelled)).toEqual(['no', 'one', 'five', 'twenty', '21']);
  expect([14, 21].map(spelledFirst)).toEqual(['Fourteen', '21']);
  const series = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(inSeries);
  expect(series).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

it.each([
  ['{Count} {story|stories} of {number}', 3, 'Three stories of 3'],
  ['{Count} {story|stories}', 1, 'One story'],
  ['read {count} {way|ways}', 8, 'read eight ways'],
  ['{Count} of {weeks}', 2, 'Two of ten'],
])('%s of %i is %s', (text, value, told) =>
  expect(withCount(text, value, { weeks: 'ten' })).toBe(told),
);

it.each([
  [0.4, '$0', '$0.40'],
  [0.5, '$1', '$0.50'],
  [1680.0000000000002, '$1,680', '$1,680'],
  [866.67, '$867', '$866.67'],
  [-1234.5, '-$1,235', '-$1,234.50'],
])('%d is %s, to the cent %s', (value, rounded, exact) => {
  expect(dollars(value)).toBe(rounded);
  expect(exactDollars(value)).toBe(exact);
});

it('a share is written in percent', () => {
  expect([0.325, 0.28].map(percent)).toEqual(['32.5%', '28%']);
});

it('a day, weeks and miles are read in the American way', () => {
  expect(dayWords('2024-02-29')).toBe('Feb 29, 2024');
  expect(weekLabel({ from: 2, to: 2 })).toBe('Week 2');
  expect(weekLabel({ from: 2, to: 4 })).toBe('Weeks 2–4');
  expect(miles(10)).toBe('6.2');
});

const text = (words: string) => ({ kind: 'text', text: words });
const strong = (words: string) => ({ kind: 'strong', text: words });
const link = (words: string, href: string) => ({ kind: 'link', text: words, href });

it.each([
  ['Open **Plan** now', [text('Open '), strong('Plan'), text(' now')]],
  ['see [terms](/terms#law).', [text('see '), link('terms', '/terms#law'), text('.')]],
  ['a `load` of 5', [text('a '), { kind: 'code', text: 'load' }, text(' of 5')]],
  ['[a](/x)[b](/y)', [link('a', '/x'), link('b', '/y')]],
  ['2 * 3 ** 4, a [b] (c), <b>', [text('2 * 3 ** 4, a [b] (c), <b>')]],
])('the line of copy %j', (line, parts) => expect(inlineParts(line)).toEqual(parts));

/** A line with its spaces and hyphens that hold: '~' for a space, '-_' for a hyphen. */
const kept = (line: string) => line.replaceAll('\u00a0', '~').replaceAll('\u2060', '_');

it('lets no line break within words', () =>
  expect(kept(unbroken('+91 0 e-mail 2–3'))).toBe('+91~0~e-_mail~2–_3'));

it('keeps the compounds of a heading whole', () =>
  expect(kept(headingUnbroken('E-commerce, last-mile - 5-15, check-in - re-'))).toBe(
    'E-_commerce, last-_mile - 5-15, check-_in - re-',
  ));

it.each([
  'Call +91~00000~00000 today, +5 and more.',
  'VAN~11 in a VAN, BIKE~2',
  '49~CFR~396.11',
  'kit K-_14 for forty-_four vans, A - 1',
  'Mon-Fri 9AM-_10PM EST',
  'at 2:08~PM, from 6~AM to 2 PMs',
  'a 20-_question checklist, between 6-10',
  'From 36~°F to -4~°F, °F alone',
  '5~×~4~×~11.3 =~452, 380~÷~1,080, 8~×~$28, cost = price',
  '5 to 30~min, 30 minutes, for 30~s, 30 stops',
  '14:00–_14:30 or 1:00–_2,000~MB, 7–_8~MB',
  'Wednesday, November~16: 204 doors',
  'route-_planning by e-_mail',
  'check-_ins, a made-_up quarter, break-_even, a same-store sale',
  'a [line-_haul](/support#glossary-line-haul), [a 20-_stop day](/blog/a-20-stop-day), 41~°F',
  '',
])('keeps the numbers of a line whole: "%s"', (line) => {
  const plain = line.replaceAll('~', ' ').replaceAll('_', '');
  expect(kept(numbersUnbroken(plain))).toBe(line);
});

it.each([
  ['00:05', '12:05~AM'],
  ['07:56', '7:56~AM'],
  ['12:00', '12:00~PM'],
  ['14:08', '2:08~PM'],
  ['24:00', '12:00~AM'],
])('%s is %s in the United States', (time, words) => expect(kept(timeOfDay(time))).toBe(words));

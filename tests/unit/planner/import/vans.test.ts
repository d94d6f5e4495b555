import { expect, it } from 'vitest';
import { dayOf, stopLines } from './stop-files';

it.each([
  ['one van for a stop', stopLines(1), 1],
  ['more by load', stopLines(20, ',5,7'), 6],
  ['more by minutes', stopLines(20, ',60'), 3],
  ['eight at most', stopLines(400, ',30,9'), 8],
])('a file brings %s', (_, lines, count) => expect(dayOf(...lines)?.vans).toHaveLength(count));

it.each([
  ['thirty boxes from 08:00 to 17:00', ['a,51.5,-0.1'], 30, [480, 1020], []],
  [
    'what the file asks for',
    ['a,51.5,-0.1,,41,,lift', 'b,51.6,-0.1,,1,18:00-19:00', 'c,51.7,-0.1,,,06:00-07:00'],
    ...[50, [360, 1200], ['lift']],
  ],
  ['an evening’s stops without a day before', ['a,51.5,-0.1,,,18:00-19:00'], 30, [1020, 1200], []],
])('vans take %s', (_, lines, capacity, shift, skills) => {
  const [van] = dayOf(...(lines as string[]))?.vans ?? [];
  expect(van).toEqual({ id: 'VAN 01', capacity, shift, skills });
});

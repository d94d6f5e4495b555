import { expect, it } from 'vitest';
import { clock, clockSpan, distance, duration, readClock, readSpan } from './units';

it.each([
  [distance(37_200, 'kilometers'), '37.2'],
  [distance(37_200, 'miles'), '23.1'],
  [distance(0, 'miles'), '0.0'],
  [distance(1_204_500, 'kilometers'), '1,204.5'],
  [duration(93), '1 h 33'],
  [duration(64), '1 h 04'],
  [duration(51), '51 min'],
  [duration(59.6), '1 h 00'],
  [duration(0), '0 min'],
  [clock(557), '09:17'],
  [clock(0), '00:00'],
  [clock(1440), '24:00'],
  [clock(1445), '00:05'],
  [clock(510.6), '08:31'],
  [clockSpan([510, 750]), '08:30–12:30'],
])('tells %s', (told, words) => expect(told).toBe(words));

it.each([
  [['08:30', '8:30', '8.30', '0830'], 510],
  [['8'], 480],
  [['5:15 pm'], 1035],
  [['12 am'], 0],
  [['12:00 p.m.'], 720],
  [['24:00'], 1440],
  [['24:01', '8:60', '13 pm', 'noon', ''], undefined],
])('reads the times %j', (texts, time) =>
  expect(texts.map(readClock)).toEqual(texts.map(() => time)),
);

it.each([
  [
    ['08:30–12:30', '8:30-12:30', '8:30 to 12:30'],
    [510, 750],
  ],
  [['8', '8-9-10'], undefined],
])('reads the stretches %j', (texts, span) =>
  expect(texts.map(readSpan)).toEqual(texts.map(() => span)),
);

import { expect, it } from 'vitest';
import { clock, clockSpan, moment } from '@/lib/planner/time';
import { distance, duration } from './units';

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
  [clockSpan([1320, 1560], '-'), '22:00-02:00'],
  [moment(1440), '24:00'],
  [moment(1445), '00:05 the next day'],
  [moment(4000), '18:40 after 2 days'],
])('tells %s', (told, words) => expect(told).toBe(words));

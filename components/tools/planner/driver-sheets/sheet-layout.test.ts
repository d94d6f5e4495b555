import { expect, it } from 'vitest';
import type { Stop } from '@/lib/planner/day/day';
import { at, dayOf, onGround, planOf, stopAt } from '@/tests/support/planner-day';
import { layoutOf, plannedLines } from './sheet-layout';

const { day, sequences } = dayOf(1, 1);
const [visit] = planOf(day, sequences).routes[0]?.visits ?? [];
if (!visit) throw new Error('The plan has no visit.');

const layout = (count: number, place: Stop['place'], part: Partial<Stop> = {}, wait = 0) =>
  layoutOf(
    Array.from({ length: count }, (_, i) => [stopAt(i + 1, place, part), { ...visit, wait }]),
  );

const ground = onGround(51.5, -0.1);
const talkative = {
  name: '1200 Lexington Avenue',
  phone: '+1 555 010 0199',
  note: 'Ring at the side door. The dog is friendly, the gate sticks: push hard.',
};

it.each([
  ['bare, on plain ground', ground, {}],
  ['with phone and note, on plain ground', ground, talkative],
  ['with phone and note, in town', at(3), talkative],
])('seven stops %s share a page of US Letter with their map', (_, place, part) => {
  const { mapHeight, flows } = layout(7, place, part, 11);
  expect(flows).toBe(false);
  expect(mapHeight).toBeGreaterThanOrEqual(160);
});

it('the map takes what the rows leave', () => {
  const heights = [0, 1, 5, 6, 7, 8].map((count) => layout(count, ground).mapHeight);
  expect(heights).toEqual([370, 370, 370, 346, 284, 222]);
  expect(layout(7, ground, talkative).mapHeight).toBeLessThan(284);
});

it('the map leaves room for words about places that are not the door', () => {
  const rough = { ...ground, center: 'ZIP code 78701' };
  expect(layout(6, rough).mapHeight).toBeLessThan(layout(6, ground).mapHeight);
});

it('more stops go on on further pages, below a map of the usual height', () => {
  expect(layout(10, ground)).toMatchObject({ mapHeight: 340, flows: true });
  expect(layout(500, ground)).toMatchObject({ mapHeight: 340, flows: true });
  expect(layout(1, ground, { note: 'a'.repeat(5000) }).flows).toBe(true);
});

it('in town, where nothing is scanned, many rows are lower', () => {
  expect(layout(9, at(3))).toMatchObject({ flows: false, dense: false });
  expect(layout(12, at(3))).toMatchObject({ flows: false, dense: true });
  expect(layout(13, at(3)).flows).toBe(true);
});

it('tells arrival, wait, service and lateness', () => {
  const times = { arrival: 525, wait: 0, start: 525, late: 0 };
  const lines = (part: Partial<typeof times>) =>
    plannedLines({ ...visit, ...times, ...part }, 'kilometers');
  expect(lines({})).toEqual(['Arrival 08:45', 'Service 08:45']);
  expect(lines({ wait: 11, start: 536 })).toEqual([
    'Arrival 08:45',
    'Wait 11 min',
    'Service 08:56',
  ]);
  expect(lines({ wait: 0.2 })).toHaveLength(2);
  expect(lines({ late: 0.2 })).toEqual(['Arrival 08:45', 'Service 08:45', 'Late 1 min']);
});

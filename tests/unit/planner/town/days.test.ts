import { describe, expect, it } from 'vitest';
import { sampleDays } from '@/lib/planner/town/days';
import { homeDay } from '@/lib/planner/town/days/home';
import { minutesOf, readStops } from '@/lib/planner/town/days/stops';
import { file } from '@/lib/planner/town/files/days';
import { file as homeFile } from '@/lib/planner/town/files/home';
import { readTown } from '@/lib/planner/town/unpack';

const town = readTown(file);

it.each([
  ['courier', 'Courier Thursday', 25, 5],
  ['restaurant', 'Restaurant dinner rush', 40, 6],
  ['field', 'Field crew', 18, 3],
  ['stress', 'Stress', 200, 8],
] as const)('the day %s is %s: %d stops, %d vans', (name, title, stops, vans) => {
  const { day } = sampleDays[name](town);
  expect([day.title, day.stops.length, day.vans.length]).toEqual([title, stops, vans]);
});

const days = [
  ...Object.entries(sampleDays).map(([name, make]) => [name, make(town), town] as const),
  ['home', homeDay(readTown(homeFile)), readTown(homeFile)] as const,
];

describe.each(days)('the day %s', (name, { day, byHand }, ground) => {
  it('has each stop once, at a corner of its own, with its address', () => {
    const corners = day.stops.map(({ place }) => (place.kind === 'corner' ? place.corner : -1));
    expect(new Set(corners).size).toBe(day.stops.length);
    expect(corners).not.toContain(ground.depot);
    expect(day.stops.map(({ name }) => name)).toEqual(corners.map((c) => ground.addresses[c]));
    expect(day.stops.map(({ id }) => id)).toEqual(day.stops.map((_, i) => i + 1));
  });

  it('was shared out by hand: every stop to one van, no more boxes than it takes', () => {
    expect(byHand.flat().toSorted((a, b) => a - b)).toEqual(day.stops.map(({ id }) => id));
    expect(byHand).toHaveLength(day.vans.length);
    for (const [v, round] of byHand.entries()) {
      const { capacity, skills } = day.vans[v] ?? { capacity: 0, skills: [] };
      const stops = round.flatMap((id) => day.stops[id - 1] ?? []);
      expect(stops.reduce((sum, { load }) => sum + load, 0)).toBeLessThanOrEqual(capacity);
      for (const { skill } of stops) if (skill) expect(skills).toContain(skill);
    }
  });

  it('has windows within the shift and time for each stop', () => {
    for (const { window, minutes, load } of day.stops) {
      expect(minutes).toBeGreaterThan(0);
      expect(load).toBeGreaterThan(0);
      if (!window) continue;
      const [from, to] = window;
      const [starts, ends] = day.vans[0]?.shift ?? [0, 0];
      expect(to - from).toBeGreaterThanOrEqual(10);
      expect(from).toBeGreaterThanOrEqual(starts);
      expect(to + minutes).toBeLessThanOrEqual(ends);
    }
    if (name !== 'home') expect(day.stops.some(({ window }) => window)).toBe(true);
  });

  it('lies in the middle of its town, so that its map shows no edge', () => {
    const room = name === 'home' ? 300 : 2000;
    for (const { place } of day.stops) {
      if (place.kind !== 'corner') throw new Error('A stop lies at no corner');
      const [x, y] = [ground.x[place.corner] ?? 0, ground.y[place.corner] ?? 0];
      expect(Math.min(x, y, ground.width - x, ground.height - y)).toBeGreaterThan(room);
    }
  });
});

it('rows of stops give place, load, minutes, window and skill', () => {
  const [first, second] = readStops(town, '4000,4100,2,7,08:30-09:15,lift\n 5000,4100,1,3 ');
  expect(first).toMatchObject({ id: 1, load: 2, minutes: 7, window: [510, 555], skill: 'lift' });
  expect(second).not.toHaveProperty('window');
  expect(minutesOf('17:05')).toBe(1025);
});

import { describe, expect, it } from 'vitest';
import { sampleDays } from '@/lib/planner/town/days';
import homeDay from '@/lib/planner/town/days/home.json';
import { sampleDay } from '@/lib/planner/town/days/sample-day';
import { file } from '@/lib/planner/town/files/days';
import { file as homeFile } from '@/lib/planner/town/files/home';
import { readTown } from '@/lib/planner/town/unpack';

const town = readTown(file);
const home = readTown(homeFile);

describe.each([
  ...Object.entries(sampleDays).map(([name, make]) => [name, make(town), town] as const),
  ['home', sampleDay(homeDay)(home), home] as const,
])('the day %s', (_, { day, manual }, ground) => {
  const ids = day.stops.map(({ id }) => id);
  const corners = day.stops.map(({ place }) => (place.kind === 'corner' ? place.corner : -1));

  it('has each stop once, at a corner of its own, with its address', () => {
    expect(ids).toEqual(day.stops.map((_, i) => i + 1));
    expect(new Set(corners).size).toBe(day.stops.length);
    expect(corners).not.toContain(ground.depot);
    expect(day.stops.map((stop) => stop.name)).toEqual(corners.map((c) => ground.addresses[c]));
  });

  it('was planned manually: every stop to one van, no more boxes than it takes', () => {
    expect(manual.flat().toSorted((a, b) => a - b)).toEqual(ids);
    expect(manual).toHaveLength(day.vans.length);
    for (const [v, sequence] of manual.entries()) {
      const { capacity = 0, skills = [] } = day.vans[v] ?? {};
      const stops = sequence.flatMap((id) => day.stops[id - 1] ?? []);
      expect(stops.reduce((sum, { load }) => sum + load, 0)).toBeLessThanOrEqual(capacity);
      for (const { skill } of stops) if (skill) expect(skills).toContain(skill);
    }
  });
});

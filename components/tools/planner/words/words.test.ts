import { describe, expect, it } from 'vitest';
import type { Stop } from '@/lib/planner/day/day';
import { dayOf, planOf } from '@/tests/support/planner-day';
import { editWords, movedSaid } from './edits';
import { rowName, vanEnd, vanSummary } from './list';

const { day, rounds } = dayOf(25, 5);

describe('an edit', () => {
  const before = planOf(day, rounds, { driving: 51 });
  const swapped = rounds.map((round, van) => (van < 2 ? round.toReversed() : round));
  const after = planOf(day, swapped, { driving: 55 });

  it.each([
    ['moved', 12, 'Stop 12 moved, two threads re-planned in 0.4 s.'],
    ['changed', 12, 'Stop 12 changed, two threads re-planned in 0.4 s.'],
    ['added', 24, 'Stop 24 added to VAN 04, +4 min.'],
    ['deleted', 12, 'Stop 12 deleted.'],
  ] as const)('that %s a stop', (kind, stop, words) =>
    expect(editWords({ kind, stop }, day, before, after, 0.41)).toBe(words),
  );

  it.each([
    ['rules', 'Rules changed, two threads re-planned in 0.1 s.'],
    ['vans', 'Vans changed, two threads re-planned in 0.1 s.'],
  ] as const)('of %s', (kind, words) =>
    expect(editWords({ kind }, day, before, after, 0.01)).toBe(words),
  );

  it('tells a stop that was moved', () => {
    expect(movedSaid(12, day, before, after)).toBe(
      'Stop 12, Merino Street 12, VAN 02, 09:00, plus 4 minutes.',
    );
    expect(movedSaid(12, day, after, before)).toContain('minus 4 minutes.');
    expect(movedSaid(12, day, before, before)).toContain('no extra minute.');
    expect(movedSaid(99, day, before, after)).toBeUndefined();
  });
});

describe('the list', () => {
  const plan = planOf(day, rounds);
  const [thread] = plan.threads;
  const [visit] = thread?.visits ?? [];
  const [stop] = day.stops as [Stop];

  it('sums up a van', () => {
    if (!thread || !visit) throw new Error('No thread');
    expect(vanSummary(thread, day.vans[0], 'miles')).toBe('5 stops, 3.1 mi, 10 of 30');
    expect(vanEnd(thread)).toEqual({ words: 'done 09:20', late: false });
    const late = { ...thread, visits: [{ ...visit, late: 3 }] };
    expect(vanEnd(late)).toEqual({ words: '1 late', late: true });
  });

  it('tells a row in one breath', () => {
    expect(rowName(stop, visit)).toBe('Stop 1, Merino Street 1, 08:30–09:30, 2 boxes, 08:40');
    expect(rowName({ ...stop, load: 1, window: undefined }, undefined)).toBe(
      'Stop 1, Merino Street 1, any time, 1 box, not in the plan',
    );
    expect(rowName(stop, visit && { ...visit, late: 2 })).toMatch(/late 08:40$/);
  });
});

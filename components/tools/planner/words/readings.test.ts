import { describe, expect, it } from 'vitest';
import type { Totals } from '@/lib/planner/day/plan';
import { noTotals, readingsOf } from './readings';

const hand: Totals = {
  meters: 37_200,
  driving: 93,
  working: 200,
  cost: 140.25,
  co2: 8.93,
  late: 4,
  crossings: 20,
};
const woven: Totals = {
  meters: 20_300,
  driving: 51,
  working: 150,
  cost: 114.4,
  co2: 4.87,
  late: 0,
  crossings: 0,
};
const sharing = { vans: 5, stops: 25 };

const told = (readings: ReturnType<typeof readingsOf>) =>
  readings.map(
    ({ name, figure, unit, rest, small }) =>
      `${name}: ${[figure, unit, rest].filter(Boolean).join(' ')}; ${small}`,
  );

describe('readings', () => {
  it('tell the share before a run', () =>
    expect(told(readingsOf(hand, undefined, 'share', sharing, 'kilometers'))).toEqual([
      'Distance: 37.2 km; 7.4 a van',
      'Driving: 1 h 33; 19 min a van',
      'Cost: $140; $5.61 a stop',
      'CO₂: 8.9 kg; 0.36 a stop',
      'Late stops: 4; of 25',
      'Crossings: 20; should be 0',
    ]));

  it('tell what was before the run', () =>
    expect(told(readingsOf(woven, hand, 'was', sharing, 'miles'))).toEqual([
      'Distance: 12.6 mi; was 23.1',
      'Driving: 51 min; was 1 h 33',
      'Cost: $114; was $140',
      'CO₂: 4.9 kg; was 8.9',
      'Late stops: 0; was 4',
      'Crossings: 0; was 20',
    ]));

  it('tell the change after an edit, as the figures show it', () => {
    const after = { ...woven, meters: 20_520, driving: 52, cost: 113.2, co2: 4.96 };
    expect(told(readingsOf(after, woven, 'change', sharing, 'kilometers'))).toEqual([
      'Distance: 20.5 km; +0.2',
      'Driving: 52 min; +1 min',
      'Cost: $113; −$1',
      'CO₂: 5.0 kg; +0.1',
      'Late stops: 0; no change',
      'Crossings: 0; no change',
    ]);
  });

  it('read zero on an empty day', () =>
    expect(told(readingsOf(noTotals, undefined, 'share', { vans: 0, stops: 0 }, 'miles'))).toEqual([
      'Distance: 0.0 mi; ',
      'Driving: 0 min; ',
      'Cost: $0; ',
      'CO₂: 0.0 kg; ',
      'Late stops: 0; ',
      'Crossings: 0; ',
    ]));

  it('call counts good at zero and bad above it', () => {
    const good = (totals: Totals) =>
      readingsOf(totals, undefined, 'share', sharing, 'miles').map((reading) => reading.good);
    expect(good(hand)).toEqual([undefined, undefined, undefined, undefined, false, false]);
    expect(good(woven)).toEqual([undefined, undefined, undefined, undefined, true, true]);
  });
});

import { expect, it } from 'vitest';
import { readingsOf } from './readings';

const manual = {
  ...{ meters: 37_200, driving: 93, working: 200, cost: 140.25, co2: 8.93 },
  ...{ late: 4, crossings: 20 },
};
const optimized = {
  ...{ meters: 20_300, driving: 51, working: 150, cost: 114.4, co2: 4.87 },
  ...{ late: 0, crossings: 0 },
};
const sharing = { vans: 5, stops: 25 };

const texts = (...of: Parameters<typeof readingsOf>) =>
  readingsOf(...of).map(
    ({ name, figure, unit, rest, small }) =>
      `${name}: ${[figure, unit, rest].filter(Boolean).join(' ')}; ${small}`,
  );

it('readings tell the share before a run', () =>
  expect(texts(manual, undefined, 'share', sharing, 'kilometers')).toEqual([
    'Distance: 37.2 km; 7.4 a van',
    'Driving: 1 h 33; 19 min a van',
    'Cost: $140; $5.61 a stop',
    'CO₂: 8.9 kg; 0.36 a stop',
    'Late stops: 4; of 25',
    'Crossings: 20; should be 0',
  ]));

it('readings tell what was before the run', () =>
  expect(texts(optimized, manual, 'was', sharing, 'miles')).toEqual([
    'Distance: 12.6 mi; was 23.1',
    'Driving: 51 min; was 1 h 33',
    'Cost: $114; was $140',
    'CO₂: 4.9 kg; was 8.9',
    'Late stops: 0; was 4',
    'Crossings: 0; was 20',
  ]));

it('readings tell the change after an edit, as the figures show it', () => {
  const after = { ...optimized, meters: 20_520, driving: 52, cost: 113.2, co2: 4.96 };
  expect(texts(after, optimized, 'change', sharing, 'kilometers')).toEqual([
    'Distance: 20.5 km; +0.2',
    'Driving: 52 min; +1 min',
    'Cost: $113; −$1',
    'CO₂: 5.0 kg; +0.1',
    'Late stops: 0; no change',
    'Crossings: 0; no change',
  ]);
});

it.each([
  [manual, false],
  [optimized, true],
])('readings call counts good at zero and bad above it', (totals, good) => {
  const readings = readingsOf(totals, undefined, 'share', sharing, 'miles');
  const none = undefined;
  expect(readings.map((each) => each.good)).toEqual([none, none, none, none, good, good]);
});

import { expect, it } from 'vitest';
import { endsAlone, widthsOf } from '@/components/pages/product/features/highlight-widths';
import { inRhythm } from '@/components/pages/product/features/rhythm';
import type { Feature } from '@/content/schemas/features';

it.each<[string, Partial<Feature>[], string[]]>([
  ['sides and grounds', [{}, {}, {}], ['left sunk', 'right paper', 'left sunk']],
  ['what a feature says', [{ side: 'right', ground: 'paper' }, {}], ['right paper', 'left sunk']],
  [
    'all but what is wide',
    [{}, { variant: 'wide' }, {}],
    ['left sunk', 'left band', 'right paper'],
  ],
  ['all but a night', [{}, { ground: 'band' }, {}], ['left sunk', 'right band', 'left paper']],
  [
    'a chart, at the right',
    [{}, {}, { variant: 'chart' }],
    ['left sunk', 'right paper', 'right sunk'],
  ],
])('in the rhythm of a page %s take turns', (_, features, turns) => {
  const rhythm = inRhythm(features as readonly Feature[]);
  expect(rhythm.map(({ side, ground }) => `${side} ${ground}`)).toEqual(turns);
});

it.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i highlight cards fill their rows', (count) => {
  const widths = widthsOf(count);
  expect(widths).toHaveLength(count);
  const columns = { narrow: 5, wide: 7, third: 4 };
  let row = 0;
  for (const width of widths) {
    row += columns[width];
    expect(row).toBeLessThanOrEqual(12);
    if (row === 12) row = 0;
  }
  expect(row).toBe(0);
  const cells = widths.reduce((sum, width) => sum + (width === 'wide' ? 2 : 1), 0);
  expect((cells + (endsAlone(count) ? 1 : 0)) % 2).toBe(0);
});

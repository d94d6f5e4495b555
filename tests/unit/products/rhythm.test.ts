// @vitest-environment node
import { expect, it } from 'vitest';
import {
  dayColumns,
  endsAlone,
  widthsOf,
} from '@/components/pages/product/features/highlight-widths';
import { inRhythm } from '@/components/pages/product/features/rhythm';
import type { Feature } from '@/content/schemas/features';

const image = { picture: 'any', alt: 'Any' };
const words = { heading: 'Any', description: 'Any.', section_id: 'any', image };

const turns = (features: readonly Partial<Feature>[]) =>
  inRhythm(features.map((own) => ({ ...words, ...own }) as Feature)).map(
    ({ side, ground }) => `${side} ${ground}`,
  );

it('sides and grounds take turns', () => {
  expect(turns([{}, {}, {}, {}])).toEqual(['left sunk', 'right paper', 'left sunk', 'right paper']);
});

it('what a feature says counts, and the next takes its turn from there', () => {
  expect(turns([{ side: 'right', ground: 'paper' }, {}])).toEqual(['right paper', 'left sunk']);
});

it('pictures across the window and night grounds take no turn', () => {
  const wide = turns([{}, { look: 'wide' }, {}]);
  expect([wide[0], wide[2]]).toEqual(['left sunk', 'right paper']);
  expect(turns([{}, { ground: 'band' }, {}])).toEqual(['left sunk', 'right band', 'left paper']);
});

it('a chart stands at the right', () => {
  expect(turns([{}, {}, { look: 'chart' }, {}])[2]).toBe('right sunk');
  expect(turns([{ look: 'chart' }, {}])[1]).toMatch(/^left/);
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

it('stops of a day stand in columns that fill their rows where some do', () => {
  expect([3, 4, 6, 8, 9, 12].map(dayColumns)).toEqual([3, 4, 3, 4, 3, 4]);
});

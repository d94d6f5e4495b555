import { expect, it } from 'vitest';
import { inRhythm } from '@/components/pages/product/features/rhythm';
import type { Feature } from '@/content/schemas/features';

it.each<[string, Partial<Feature>[], string[]]>([
  ['sides and grounds', [{}, {}, {}], ['left sunk', 'right paper', 'left sunk']],
  ['what a feature says', [{ side: 'right', ground: 'paper' }, {}], ['right paper', 'left sunk']],
  ['all but the wide', [{}, { variant: 'wide' }, {}], ['left sunk', 'left band', 'right paper']],
  ['tables, on no side', [{}, { variant: 'table' }, {}], ['left sunk', 'left paper', 'right sunk']],
  ['all but a night', [{}, { ground: 'band' }, {}], ['left sunk', 'right band', 'left paper']],
  ['a chart at right', [{}, {}, { variant: 'chart' }], ['left sunk', 'right paper', 'right sunk']],
])('in the rhythm of a page %s take turns', (_, features, turns) => {
  const rhythm = inRhythm(features as readonly Feature[]);
  expect(rhythm.map(({ side, ground }) => `${side} ${ground}`)).toEqual(turns);
});

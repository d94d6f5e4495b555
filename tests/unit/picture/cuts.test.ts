import { expect, it, vi } from 'vitest';
import { cutOf } from '@/lib/picture/cuts';

vi.mock('@/lib/picture/manifest', () => ({
  pictures: {
    map: { file: 'map.svg', width: 740, height: 410, routes: 3 },
    'map-row': { file: 'map-row.svg', width: 560, height: 242 },
    yard: { file: 'yard.jpg', width: 1600, height: 1200 },
    'yard-row': { file: 'yard-row.svg', width: 560, height: 242 },
    'yard-cover': { file: 'yard-cover.png', width: 1600, height: 600 },
  },
}));

it.each([
  ['map', 'map-row', 'map-row', 'a cut that was drawn'],
  ['map', 'map-cover', 'map', 'the picture where it has no such cut'],
  ['yard', 'yard-row', 'yard', 'a photograph before what was drawn'],
  ['yard', 'yard-cover', 'yard-cover', 'a cut that is a photograph itself'],
])('of %s as %s it shows %s: %s', (name, cut, shown) => expect(cutOf(name, cut)).toBe(shown));

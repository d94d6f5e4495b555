import { describe, expect, it } from 'vitest';
import { sceneOf } from '../maps/map';
import type { Scene } from '../maps/scene';
import { industryMaps } from '../pictures/home/industry-maps';

/** How industries.css shows the maps: size of the picture, and the largest card on it. */
const windows = [
  { window: 640, box: [640, 400], card: [236, 280] },
  { window: 768, box: [768, 480], card: [344, 360] },
  { window: 1023, box: [1023, 639], card: [599, 519] },
  { window: 1024, box: [552, 600], card: [88, 276] },
  { window: 1180, box: [612, 600], card: [148, 276] },
  { window: 1440, box: [872, 600], card: [408, 276] },
  { window: 1600, box: [952, 600], card: [408, 276] },
  { window: 1920, box: [1112, 600], card: [408, 276] },
] as const;
const cardSize = [384, 268] as const;
const maps = Object.entries(industryMaps).map(([name, spec]) => ({ name, spec }));

describe.each(windows)('industry maps in a window of $window px', ({ box, card }) => {
  it.each(maps)('show depot and routes of $name, none under the card', ({ spec }) => {
    const { width, height } = spec;
    const scene = sceneOf(spec) as Scene;
    const scale = Math.max(box[0] / width, box[1] / height);
    const seen = [scene.depot.at, ...scene.routes.flatMap(({ points }) => points)].map((p) => [
      (p[0] - width / 2) * scale + box[0] / 2,
      (p[1] - height / 2) * scale + box[1] / 2,
    ]);
    // Half a depot, and half a shop at the end of a route.
    const room = 16 * scale;
    for (const [x = 0, y = 0] of seen) {
      expect(Math.min(x, y, box[0] - x, box[1] - y)).toBeGreaterThan(12 * scale);
      const across = x > card[0] - 12 && x < card[0] + cardSize[0] + 12;
      expect(across && y > card[1] - room && y < card[1] + cardSize[1] + 12).toBe(false);
    }
  });
});

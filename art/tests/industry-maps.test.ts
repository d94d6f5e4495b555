import { describe, expect, it } from 'vitest';
import { sceneOf } from '../maps/picture';
import type { Scene } from '../maps/scene';
import { sheetSpecs } from '../pictures/home/sheets';

/** How industries.css shows the sheets: size of the picture, and the largest card on it. */
const sheetBoxes = [
  { window: 640, box: [640, 400], card: [236, 280] },
  { window: 768, box: [768, 480], card: [344, 360] },
  { window: 1023, box: [1023, 639], card: [599, 519] },
  { window: 1024, box: [552, 680], card: [88, 356] },
  { window: 1180, box: [612, 680], card: [148, 356] },
  { window: 1440, box: [872, 680], card: [408, 356] },
  { window: 1600, box: [952, 680], card: [408, 356] },
  { window: 1920, box: [1112, 680], card: [408, 356] },
] as const;
const cardSize = [384, 268] as const;
const sheets = Object.entries(sheetSpecs).map(([name, spec]) => ({ name, spec }));

describe.each(sheetBoxes)('industry sheets in a window of $window px', ({ box, card }) => {
  it.each(sheets)('show depot and routes of $name, none under the card', ({ spec }) => {
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

import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { countDeadEnds, largestPart } from '@/lib/city/prune';
import type { Point } from '@/lib/city/types';
import { countCrossings } from '@/lib/routing/crossings';
import { roundedLine } from '@/lib/routing/polyline';
import { strayCrossings } from '@/tests/unit/city/stray-crossings';
import {
  followsTheme,
  pictureCity,
  pictureNames,
  pictureScene,
  pictureSize,
  renderPicture,
} from '../maps/pictures';
import type { Scene } from '../maps/scene';
import { sheetSpecs } from '../pictures/home/sheets';

/** Weight budgets in bytes: as written, and as sent. */
const budget = { raw: 60_000, brotli: 34_000 };

/** Pictures with routes; bare maps have none. */
const scenes = pictureNames.flatMap((name) => {
  const scene = pictureScene(name);
  return scene ? [{ name, scene }] : [];
});

const marksOf = ({ depot, routes }: Scene): Point[] => [
  depot.at,
  ...routes.flatMap(({ stops, vehicle }) => [
    ...stops.map(({ at }) => at),
    ...(vehicle ? [vehicle.at] : []),
  ]),
];

describe.each(pictureNames)('picture %s', (name) => {
  const svg = renderPicture(name);

  it('is a small, self-contained SVG', () => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox=/,
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|href/);
    expect(svg.length).toBeLessThan(budget.raw);
    expect(brotliCompressSync(svg).length).toBeLessThan(budget.brotli);
    expect(svg.includes('prefers-color-scheme:dark')).toBe(followsTheme(name));
  });

  it('shows a sound city: planar, connected, without dead ends', () => {
    const { graph, plan } = pictureCity(name);
    expect(strayCrossings(graph)).toEqual([]);
    expect(largestPart(graph).nodes.length).toBe(graph.nodes.length);
    expect(countDeadEnds(graph, plan.width, plan.height)).toBe(0);
  });
});

describe.each(scenes)('routes of $name', ({ name, scene }) => {
  it('keep depot, stops and vehicles inside the frame', () => {
    const [, , width = 0, height = 0] = pictureSize(name).viewBox.split(' ').map(Number);
    for (const [x, y] of marksOf(scene)) {
      expect(x).toBeGreaterThan(8);
      expect(y).toBeGreaterThan(8);
      expect(x).toBeLessThan(width - 8);
      expect(y).toBeLessThan(height - 8);
    }
  });

  it('end at a stop', () => {
    for (const { points, stops } of scene.routes) {
      expect(stops.some(({ at }) => at.join() === points.at(-1)?.join())).toBe(true);
    }
  });
});

describe.each(scenes.filter(({ name }) => name !== 'by-hand'))('routes of $name', ({ scene }) => {
  it('never cross', () => {
    const lines = scene.routes.map(({ points }) => points);
    expect(countCrossings(lines)).toBe(0);
    expect(countCrossings(lines.map((line) => roundedLine(line, 8)))).toBe(0);
  });
});

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
const sheets = scenes.filter(({ name }) => name in sheetSpecs);

describe.each(sheetBoxes)('industry sheets in a window of $window px', ({ box, card }) => {
  it.each(sheets)('show depot and routes of $name, none under the card', ({ name, scene }) => {
    const { width, height } = pictureSize(name);
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

import { simplify } from '@/lib/city/geometry/geometry';
import type { Point, Polyline, StreetKind } from '@/lib/city/types';
import { generateCity } from '../city/generate';
import { readTown, type TownText } from '../maps/plans';
import { flawsOf } from '../maps/sound';
import { cropLines, cropRings, type Frame, fine, writePath } from '../maps/svg-path';
import type { Ink } from '../pens/shapes';
import type { Cover } from './cover';

export const groundSize = { width: 1200, height: 630 } as const;
const { width, height } = groundSize;

/** Cover units per unit of a city. */
const cityScale = 1.7;

/** By the short name of a category; in units of a cover. */
const towns: Readonly<Record<string, TownText>> = {
  'route-optimization': { seed: 11, angle: 14, centers: '270,170,150 1110,560,110' },
  'delivery-management': { seed: 23, angle: 6, river: [64, '1010,-60 960,180 1010,380 950,700'] },
  'fleet-management': {
    seed: 31,
    angle: -12,
    centers: '1130,260,150',
    river: [96, '-80,20 180,110 420,70 640,-70'],
  },
  'field-force-management': { seed: 43, angle: 9, centers: '960,170,150' },
  'ai-technology': { seed: 59, angle: 24, centers: '1040,120,130' },
  'industry-insights': { seed: 61, angle: 4, centers: '320,240,140' },
  sustainability: { seed: 73, angle: 16, centers: '470,280,150' },
  'case-studies': { seed: 83, angle: -8, river: [96, '-80,300 260,400 640,520 1290,560'] },
  'best-practices': { seed: 97, angle: 12, river: [92, '90,-70 130,190 300,430 330,720'] },
  neutral: { seed: 109, angle: 18, centers: '690,470,150', parks: '1010,60,240,170,18' },
};

// Whole units take a tenth of the digits, and half a unit cannot be seen; nor are bends of three.
const bend = 3 / fine;
const share = cityScale / fine;
const frame: Frame = { width: width / fine, height: height / fine };

const scaled = (lines: readonly Polyline[]): Polyline[] =>
  lines.map((line) =>
    simplify(
      line.map(([x, y]): Point => [x * share, y * share]),
      bend,
    ),
  );

const traced = new Map<string, Ink>();

/** The street map of a category, or the neutral one. Throws where its city has a flaw. */
function layers(category: string): Ink {
  const name = category in towns ? category : 'neutral';
  const known = traced.get(name);
  if (known) return known;
  const size = { width: Math.ceil(width / cityScale), height: Math.ceil(height / cityScale) };
  const city = generateCity(readTown({ turn: 18, ...(towns[name] as TownText) }, size, cityScale));
  const flaws = flawsOf(city, undefined);
  if (flaws.length > 0) throw new Error(`The ground has flaws: ${flaws.join('; ')}.`);
  const { streets, blocks, parks, river } = city;
  const area = (role: string, lines: readonly Polyline[]) =>
    lines.length === 0
      ? ''
      : `<path class="${role}" fill-rule="evenodd" d="${writePath(lines, true)}"/>`;
  const way = (role: string, strokeWidth: number, kind: StreetKind) => {
    const lines = streets.filter((street) => street.kind === kind).map(({ points }) => points);
    const data = writePath(cropLines(scaled(lines), frame));
    return `<path class="way ${role}" stroke-width="${strokeWidth}" d="${data}"/>`;
  };
  const ink = [
    area('g1', cropRings(scaled(blocks), frame)),
    area('g6', cropRings(scaled(parks), frame)),
    area('g5', river ? scaled([river.outline]) : []),
    way('g2', 3.4, 'minor'),
    way('g3', 6, 'major'),
    way('g4', 9.6, 'arterial'),
  ];
  traced.set(name, ink);
  return ink;
}

/** Twice as high as the ground, whose mirror image fills the rest. */
const tilt = 'matrix(.866 .5 -.866 .5 0 0) scale(1.11)';

/** Where the ground meets its mirror image. */
const seam = 36;

export function groundInk(category: string, pose: Cover['pose']): Ink {
  const fill = `<path class="g0" d="M0 0h${width}v${height}H0z"/>`;
  if (pose !== 'tilted') return [fill, layers(category)];
  // Both reach a bit over the seam, so that no hairline shows between them.
  const half = `<clipPath id="half"><path d="M-99 ${seam - 0.5}h1500v900H-99z"/></clipPath>`;
  const map: Ink = ['<g id="map" clip-path="url(#half)">', layers(category), '</g>'];
  const mirrored = `<use href="#map" transform="matrix(1 0 0 -1 0 ${2 * seam})"/>`;
  return [fill, `<g transform="${tilt}">`, half, map, mirrored, '</g>'];
}

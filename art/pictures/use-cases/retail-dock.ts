import type { Drawing } from '@/art/pens/drawing';
import { words } from '@/art/pens/letters';
import { box, disc, line, shape } from '@/art/pens/shapes';

/** Stripes of an awning, every second one in the shop's color. */
const awning = (x: number, y: number, stripes: number): string =>
  Array.from({ length: stripes }, (_, i) =>
    shape(`M${x + i * 34} ${y}h34v34a17 17 0 0 1-34 0z`, {
      fill: i % 2 === 0 ? 'teal' : 'surface',
      stroke: 'ink',
      width: 3,
    }),
  ).join('');

/** A shop from the street: shutters still half down, and the hours on the dock door beside it. */
function facade(): string {
  return [
    box(0, 0, 520, 300, { fill: 'tealtint' }),
    box(34, 40, 452, 220, { fill: 'surface', stroke: 'ink', width: 4 }, 4),
    line(
      [
        [318, 40],
        [318, 260],
      ],
      { stroke: 'ink', width: 3 },
    ),
    words('Market Row', { x: 176, y: 77, size: 26, face: 'sign', anchor: 'middle' }),
    awning(40, 92, 8),
    box(58, 156, 118, 104, { fill: 'sunk', stroke: 'ink', width: 3 }, 2),
    box(196, 156, 98, 104, { fill: 'sunk', stroke: 'ink', width: 3 }, 2),
    ...[170, 184, 198, 212].map((y) =>
      line(
        [
          [60, y],
          [174, y],
        ],
        { stroke: 'edge', width: 2 },
      ),
    ),
    ...[170, 184, 198, 212].map((y) =>
      line(
        [
          [198, y],
          [292, y],
        ],
        { stroke: 'edge', width: 2 },
      ),
    ),
    box(340, 132, 126, 128, { fill: 'ink' }, 4),
    box(352, 144, 102, 116, { fill: 'paper' }, 2),
    box(340, 60, 126, 56, { fill: 'ink' }, 8),
    disc(364, 88, 15, { fill: 'surface' }),
    line(
      [
        [364, 80],
        [364, 88],
        [357, 92],
      ],
      { stroke: 'ink', width: 3 },
    ),
    words('05:40', { x: 390, y: 84, size: 18, face: 'mono', color: 'paper' }),
    words('06:10', { x: 390, y: 104, size: 18, face: 'mono', color: 'paper' }),
    line(
      [
        [0, 262],
        [520, 262],
      ],
      { stroke: 'ink', width: 4 },
    ),
    box(372, 206, 62, 54, { fill: 'ochretint', stroke: 'ink', width: 3 }, 3),
    words('Dock', { x: 403, y: 190, size: 18, face: 'strong', anchor: 'middle' }),
    words('opens 08:00', {
      x: 176,
      y: 285,
      size: 18,
      face: 'mono',
      color: 'ink2',
      anchor: 'middle',
    }),
    words('12 min, one lift', {
      x: 403,
      y: 285,
      size: 18,
      face: 'mono',
      color: 'ink2',
      anchor: 'middle',
    }),
  ].join('');
}

/** The hours that a shop keeps. */
export const retailDock = {
  'retail-dock': { width: 520, height: 300, light: 'page', draw: facade },
} as const satisfies Record<string, Drawing>;

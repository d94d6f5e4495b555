import { mapInset, rule, words } from '@/art/pens';
import { at, box, type Ink } from '@/art/pens/shapes';
import { fleet, stopTotal } from '@/content/home/fleet';
import { pictures as groundMaps } from '../ground';

interface Legend {
  /** Pixels. */
  edge: number;
  pitch: number;
  size: number;
}

const plannedMiles = fleet.vehicles.reduce((sum, { miles }) => sum + miles, 0).toFixed(1);

function legend(width: number, { edge, pitch, size }: Legend): Ink {
  const { vehicles, date } = fleet;
  const longest = Math.max(...vehicles.map(({ stops }) => stops));
  const right = width - edge;
  const counts = right - size * 6.5;
  const start = edge + size * 5.3;
  const room = counts - size * 6.2 - start;
  const sums = edge + vehicles.length * pitch;
  return [
    rule(0, 0, width),
    vehicles.map(({ id, hue, stops, miles }, row) => {
      const y = edge + row * pitch + size * 0.8;
      return [
        words.mono(id, edge, y, size),
        box(start, y - size * 0.6, (room * stops) / longest, 6, { fill: hue }, 3),
        words.mono(`${stops} stops`, counts, y, size, 'ink', 'end'),
        words.mono(`${miles.toFixed(1)} mi`, right, y, size, 'ink2', 'end'),
      ];
    }),
    rule(edge, sums - pitch * 0.1, right - edge),
    words.mono(date, edge, sums + size * 1.2, size),
    words.mono(`${stopTotal} stops`, counts, sums + size * 1.2, size, 'ink', 'end'),
    words.mono(`${plannedMiles} mi`, right, sums + size * 1.2, size, 'ink', 'end'),
  ];
}

export function finishedPlan(width: number, height: number, measures: Legend): Ink {
  const mapHeight = height - 2 * measures.edge - (fleet.vehicles.length + 1) * measures.pitch + 8;
  return [
    // The narrow map is small, so its routes are thicker.
    mapInset({ ...groundMaps.plan, lineWidth: width < 400 ? 9 : 4.6 }, [0, 0, width, mapHeight]),
    at(0, mapHeight, legend(width, measures)),
  ];
}

import { num } from '../maps/svg-path';
import type { Color } from '../pens/colors';
import { disc, edged, type Ink, line, lined, shape } from '../pens/shapes';

interface Ruler {
  from: number;
  to: number;
  y: number;
  /** Marks between the ends, every one as far from the next. */
  parts: number;
  /** How far they reach up. */
  tall?: number;
  color?: Color;
}

/** A ruler: a line with marks. */
export function ruler({ from, to, y, parts, tall = 22, color = 'ink' }: Ruler): Ink {
  const marks = Array.from({ length: parts + 1 }, (_, i) => from + ((to - from) * i) / parts);
  const data = marks.map((x) => `M${num(x)} ${num(y)}v${num(-tall)}`).join('');
  return shape(`M${num(from)} ${num(y)}H${num(to)}${data}`, lined(color, 4));
}

interface Row {
  /** Where it begins, stops and ends. */
  stops: readonly number[];
  color: Color;
  /** Stops from this one on are open: still to come. */
  open?: number;
}

/** Lines of a timetable, one above the other, with their stops. */
export const timetable = (rows: readonly Row[], top: number, step: number): Ink =>
  rows.map(({ stops, color, open = stops.length }, i) => {
    const y = top + i * step;
    return [
      line(
        stops.map((x) => [x, y] as const),
        lined(color, 9),
      ),
      stops.map((x, at) => disc(x, y, 9, edged(at < open ? color : 'surface', color, 5))),
    ];
  });

import type { Spot } from '../day/day';
import { leastBy } from '../least';
import {
  type Box,
  covered,
  extent,
  fitted,
  type Padding,
  padded,
  type Size,
  toPixels,
  type View,
} from './view';

/** Whether a disc overlaps a box. */
const isUnder = (box: Box, [x, y]: Spot, radius: number): boolean => {
  const across = Math.max(box.left - x, 0, x - box.left - box.width);
  const down = Math.max(box.top - y, 0, y - box.top - box.height);
  return across < radius && down < radius;
};

/** How many discs overlap a box; all in pixels. */
export const stopsUnder = (box: Box, stops: readonly Spot[], radius: number): number =>
  stops.filter((stop) => isUnder(box, stop, radius)).length;

/** The first of the boxes that cover the fewest stops. */
export function freestBox<Place extends Box>(
  boxes: readonly [Place, ...Place[]],
  stops: readonly Spot[],
  radius: number,
): Place {
  return leastBy(boxes, (box) => stopsUnder(box, stops, radius));
}

/** Positions in meters, the rest in pixels. */
export interface Sights {
  /** Must be free of overlays. */
  readonly stops: readonly Spot[];
  /** Must be in the box. */
  readonly lines: readonly (readonly Spot[])[];
  readonly box: Size;
  /** Undefined without an edge. */
  readonly ground: Size | undefined;
  readonly overlays: readonly Box[];
  readonly radius: number;
}

/** The least padding in pixels, wider in a wide box for routes that come later. */
const nearest = ({ width }: Size): number => Math.min(30, width / 30);
/** Shares of the overlays' padding to try. */
const shares = [0, 0.4, 0.7, 1];

/** The pixels that overlays take at the edge nearest to each. */
function taken({ width, height }: Size, overlays: readonly Box[]): Padding {
  const most = (measures: readonly number[]) => Math.max(0, ...measures);
  const right = (box: Box) => width - box.left;
  const bottom = (box: Box) => height - box.top;
  return {
    top: most(overlays.map((box) => box.top + box.height).filter((at) => at < height / 2)),
    bottom: most(overlays.map(bottom).filter((at) => at < height / 2)),
    left: most(overlays.map((box) => box.left + box.width).filter((at) => at < width / 2)),
    right: most(overlays.map(right).filter((at) => at < width / 2)),
  };
}

/** All paddings to try. */
function paddings(box: Size, overlays: readonly Box[], radius: number): Padding[] {
  const most = taken(box, overlays);
  const limit = Math.min(box.width, box.height) / 3;
  const steps = (all: number) =>
    [...new Set(shares.map((share) => Math.max(nearest(box), all * share)))].map((step) =>
      Math.min(limit, step + radius),
    );
  return steps(most.top).flatMap((top) =>
    steps(most.bottom).flatMap((bottom) =>
      steps(most.left).flatMap((left) =>
        steps(most.right).map((right) => ({ top, right, bottom, left })),
      ),
    ),
  );
}

/** The closest view with all stops and lines in the box and no stop under an overlay. */
export function freeFit({ stops, lines, box, ground, overlays, radius }: Sights): View {
  const outline = extent([...stops, ...lines.flat()]) ?? [];
  const views = paddings(box, overlays, radius)
    .map((padding) => fitted(outline, box, padding))
    .map((view) => (ground ? covered(view, ground, box) : view));
  const isFree = (view: View) => {
    const shown = stops.map((stop) => toPixels(view, stop));
    return overlays.every((each) => stopsUnder(each, shown, radius) === 0);
  };
  const last = views.at(-1) ?? fitted(outline, box, padded(radius));
  return views.sort((a, b) => b.scale - a.scale).find(isFree) ?? last;
}

import type { Spot } from '@/lib/planner/day/day';

/** A part of the ground in meters. */
export interface DriverSheetView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How wide a sheet's map is drawn, and how high: the units of its marks. */
export const mapWidth = 720;

/**
 * The part of the ground that holds all spots with some room around, in the shape of the map.
 *
 * @param height of the map where it is `mapWidth` wide
 */
export function viewAround(spots: readonly Spot[], height: number): DriverSheetView {
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [left, right] = range(spots.map(([x]) => x));
  const [top, bottom] = range(spots.map(([, y]) => y));
  const room = 1.25;
  const least = 300;
  const metersPerUnit = Math.max(
    (room * Math.max(least, right - left)) / mapWidth,
    (room * (bottom - top)) / height,
  );
  const size = { width: mapWidth * metersPerUnit, height: height * metersPerUnit };
  return { x: (left + right - size.width) / 2, y: (top + bottom - size.height) / 2, ...size };
}

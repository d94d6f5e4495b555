import { type Logo, phoneRows, wideRows } from './integration-logos';

/** Measures of a cut of the picture, in pixels of the design. */
export interface Cut {
  width: number;
  height: number;
  rows: readonly (readonly Logo[])[];
  /** Edge of a tile, and the step from one to the next along and across the threads. */
  tile: number;
  step: { x: number; y: number };
  /** Where the first tile of even and odd rows begins. */
  starts: readonly [number, number];
  /** Where threads turn towards the loom. */
  bend: number;
  stroke: number;
  loom: { x: number; width: number; height: number };
  /** Distance of two threads at the loom. */
  gap: number;
}

/** The wide cut carries threads far to the left, so that they reach the window's edge. */
const wideShift = 820;

const cuts: Record<'wide' | 'phone', Cut> = {
  wide: {
    width: wideShift + 780,
    height: 496,
    rows: wideRows,
    tile: 76,
    step: { x: 112, y: 104 },
    starts: [wideShift + 99, wideShift + 133],
    bend: wideShift + 543,
    stroke: 5,
    loom: { x: wideShift + 676, width: 104, height: 136 },
    gap: 17,
  },
  phone: {
    width: 390,
    height: 216,
    rows: phoneRows,
    tile: 56,
    step: { x: 72, y: 76 },
    starts: [22, 36],
    bend: 250,
    stroke: 4,
    loom: { x: 318, width: 60, height: 83 },
    gap: 14,
  },
};

/** Files of the picture, as /integration-rails/<name>. */
export const railFiles = { 'wide.svg': cuts.wide, 'phone.svg': cuts.phone } as const;

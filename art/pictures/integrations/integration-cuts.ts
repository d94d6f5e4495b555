import { type Logo, phoneRows, wideRows } from './integration-logos';

/** Pixels. */
export interface Cut {
  width: number;
  height: number;
  rows: readonly (readonly Logo[])[];
  /** Edge of a tile, and steps along and across the lines. */
  tile: number;
  step: { x: number; y: number };
  /** First tile of even and odd rows. */
  starts: readonly [number, number];
  /** Where lines turn towards the mark. */
  bend: number;
  stroke: number;
  loom: { x: number; width: number; height: number };
  /** Between lines at the mark. */
  gap: number;
}

/** Lines go on to the left, to the window's edge. */
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

/** As /integration-rails/<name>. */
export const railFiles = { 'wide.svg': cuts.wide, 'phone.svg': cuts.phone } as const;

import type { CityPlan, River } from '@/lib/city/types';
import { siteOf } from './river';

/** Map units between samples; values between them are interpolated. */
const cell = 8;

/** Streets and water go on this far beyond the frame, in map units. */
export const margin = 70;

/** Angles are kept fourfold (cosine and sine of 4 × angle): a quarter turn changes nothing. */
export type Field = {
  /** One of the two street directions at a position, in radians. */
  angleAt(x: number, y: number): number;
  /** Distance to the water's edge in map units, negative in the water. */
  offshoreAt(x: number, y: number): number;
};

function sample(plan: CityPlan, river: River | undefined, x: number, y: number) {
  let cos = 0;
  let sin = 0;
  let offshore = 1e6;
  const add = (angle: number, weight: number) => {
    cos += weight * Math.cos(4 * angle);
    sin += weight * Math.sin(4 * angle);
  };
  for (const grid of plan.grids) {
    const square = ((x - grid.at[0]) ** 2 + (y - grid.at[1]) ** 2) / grid.reach ** 2;
    // The long tail gives every corner of the map to some district.
    const weight = (grid.weight ?? 1) * (Math.exp(-square) + 0.04 / (1 + square));
    add((grid.angle * Math.PI) / 180, weight);
  }
  for (const radial of plan.radials ?? []) {
    const dx = x - radial.at[0];
    const dy = y - radial.at[1];
    const square = (dx * dx + dy * dy) / radial.reach ** 2;
    add(Math.atan2(dy, dx), 3 * (radial.weight ?? 1) * Math.exp(-square * square));
  }
  if (river) {
    const site = siteOf(river, x, y);
    offshore = site.offshore;
    const away = Math.max(0, offshore) / 46;
    add(site.angle, 5 * Math.exp(-away * away));
  }
  return { cos, sin, offshore };
}

export function createField(plan: CityPlan, river: River | undefined): Field {
  const reach = margin + 2 * cell;
  const columns = Math.ceil((plan.width + 2 * reach) / cell) + 2;
  const rows = Math.ceil((plan.height + 2 * reach) / cell) + 2;
  const cos = new Float64Array(columns * rows);
  const sin = new Float64Array(columns * rows);
  const off = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = sample(plan, river, column * cell - reach, row * cell - reach);
      const index = row * columns + column;
      cos[index] = at.cos;
      sin[index] = at.sin;
      off[index] = at.offshore;
    }
  }
  const read = (table: Float64Array, x: number, y: number) => {
    const u = Math.min(columns - 1.001, Math.max(0, (x + reach) / cell));
    const v = Math.min(rows - 1.001, Math.max(0, (y + reach) / cell));
    const column = Math.floor(u);
    const index = Math.floor(v) * columns + column;
    const across = u - column;
    const down = v - Math.floor(v);
    const at = (i: number) => table[i] ?? 0;
    return (
      (at(index) * (1 - across) + at(index + 1) * across) * (1 - down) +
      (at(index + columns) * (1 - across) + at(index + columns + 1) * across) * down
    );
  };
  return {
    angleAt: (x, y) => Math.atan2(read(sin, x, y), read(cos, x, y)) / 4,
    offshoreAt: (x, y) => read(off, x, y),
  };
}

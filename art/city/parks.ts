import type { ParkPlan, Point, StreetGraph } from '@/lib/city/types';
import { findFaces } from './geometry/faces';
import { withEdges } from './graph';

export function inPark(park: ParkPlan, at: Point): boolean {
  const angle = (-park.angle * Math.PI) / 180;
  const [dx, dy] = [at[0] - park.at[0], at[1] - park.at[1]];
  const u = dx * Math.cos(angle) - dy * Math.sin(angle);
  const v = dx * Math.sin(angle) + dy * Math.cos(angle);
  return Math.abs(u) <= park.width / 2 && Math.abs(v) <= park.height / 2;
}

/** Closes the streets inside the parks, so that each park is one face. */
export function clearParks(graph: StreetGraph, parks: readonly ParkPlan[]): StreetGraph {
  const owner = new Map<number, number>();
  for (const { sides, middle } of findFaces(graph)) {
    const park = parks.findIndex((plan) => inPark(plan, middle));
    if (park >= 0) for (const side of sides) owner.set(side, park);
  }
  return withEdges(graph, (_, id) => {
    const left = owner.get(2 * id);
    return left === undefined || left !== owner.get(2 * id + 1);
  });
}

function lattice(seed: number, x: number, y: number): number {
  let mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 982451653);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1; `scale` is the size of one swell in map units. */
function smoothNoise(seed: number, x: number, y: number, scale: number): number {
  const u = x / scale;
  const v = y / scale;
  const left = Math.floor(u);
  const top = Math.floor(v);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const across = ease(u - left);
  const down = ease(v - top);
  const inRow = (y: number) =>
    lattice(seed, left, y) * (1 - across) + lattice(seed, left + 1, y) * across;
  return inRow(top) * (1 - down) + inRow(top + 1) * down;
}

/** Blocks with the darker tint: neighborhoods chosen by slow noise. */
export function isTinted(seed: number, [x, y]: Point): boolean {
  const swell = smoothNoise(seed, x, y, 92);
  return swell + 0.22 * (smoothNoise(seed + 7, x, y, 23) - 0.5) > 0.54;
}

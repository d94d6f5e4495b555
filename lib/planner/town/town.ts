import type { Spot } from '../day/day';

/** 0 arterial, 1 major, 2 minor. */
export type StreetClass = 0 | 1 | 2;

/** A drawn town as a graph: corners are nodes, stretches edges. Positions are meters. */
export interface PlannerTown {
  readonly width: number;
  readonly height: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** By stretch: corners, class, meters and street name. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly kind: Uint8Array;
  readonly meters: Float32Array;
  readonly street: Uint16Array;
  /** Stretch s has the positions shape[first[s]] to shape[first[s + 1] - 1], from corner a to b. */
  readonly first: Int32Array;
  readonly shapeX: Float32Array;
  readonly shapeY: Float32Array;
  /** Corner c has the stretches ways[from[c]] to ways[from[c + 1] - 1]. */
  readonly from: Int32Array;
  readonly ways: Int32Array;
  readonly streetNames: readonly string[];
  /** By corner. */
  readonly addresses: readonly string[];
  readonly river: readonly Spot[];
  readonly parks: readonly (readonly Spot[])[];
  readonly blocks: readonly (readonly Spot[])[];
  /** The depot's corner and yard, in which nothing is a crossing. */
  readonly depot: number;
  readonly yard: { readonly at: Spot; readonly width: number; readonly height: number };
}

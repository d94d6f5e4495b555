import type { Spot } from '../day/day';

/** Street classes by number: 0 arterial, 1 major, 2 minor. */
export type StreetClass = 0 | 1 | 2;

/**
 * A drawn town as the planner reads it, unpacked from its file. Corners are the nodes of its street
 * graph, stretches the edges. Positions are meters.
 */
export interface PlannerTown {
  readonly width: number;
  readonly height: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** By stretch: its corners, class, length in meters and the name of its street. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly kind: Uint8Array;
  readonly meters: Float32Array;
  readonly street: Uint16Array;
  /** The positions of stretch s, from corner a to corner b, both included, are shape[first[s]] to shape[first[s + 1] - 1]. */
  readonly first: Int32Array;
  readonly shapeX: Float32Array;
  readonly shapeY: Float32Array;
  /** The ways out of corner c are ways[from[c]] to ways[from[c + 1] - 1]: numbers of stretches. */
  readonly from: Int32Array;
  readonly ways: Int32Array;
  readonly streetNames: readonly string[];
  /** By corner: the address of a stop there. */
  readonly addresses: readonly string[];
  readonly river: readonly Spot[];
  readonly parks: readonly (readonly Spot[])[];
  /** Tinted blocks between streets. */
  readonly blocks: readonly (readonly Spot[])[];
  /** The depot's corner, and the square of its yard: what happens inside is no crossing. */
  readonly depot: number;
  readonly yard: { readonly at: Spot; readonly width: number; readonly height: number };
}

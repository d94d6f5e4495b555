import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import { createFrame } from './frame';
import { createRelocate } from './relocate';
import { createSwap } from './swap';
import { createTails } from './tails';

/**
 * The moves of local search on a stop u and a neighbor v. Each weighs itself, first by arcs alone (a
 * route cannot cost less than its arcs), and changes the routes only where that makes them cheaper; it
 * tells whether it did.
 */
export function createMoves(model: Model, tours: Tours, moment: () => number) {
  const frame = createFrame(model, tours, moment);
  const { relocate, behind } = createRelocate(model, tours, frame);
  const { swap, exchange } = createSwap(model, tours, frame);
  const { tails, ...ofTails } = createTails(model, tours, frame);
  return {
    ...{ relocate, swap, ...ofTails },
    /** Makes the first move of u and its neighbor v that pays; tells whether there was one. */
    pair: (u: number, v: number): boolean => behind(u, v) || exchange(u, v) || tails(u, v),
    /** Tries to put u at the front of a route. */
    first: (u: number, vehicle: number): boolean => {
      const start = tours.startOf(vehicle);
      return start !== tours.prev[u] && (behind(u, start) || tails(start, u));
    },
  };
}

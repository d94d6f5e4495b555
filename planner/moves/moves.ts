import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import { createBehind } from './behind';
import { createCrossTails } from './cross-tails';
import { createExchange } from './exchange';
import { createFrame } from './frame';
import { createFilter } from './move-filter';
import { createRelocate } from './relocate';
import { createSwap } from './swap';
import { createSwapTails } from './swap-tails';
import { createTails } from './tails';
import { createTwoOpt } from './two-opt';

/**
 * The moves of local search on a stop u and a neighbor v. Each weighs itself, first by arcs alone (a
 * route cannot cost less than its arcs), and changes the routes only where that makes them cheaper; it
 * tells whether it did.
 */
export function createMoves(model: Model, tours: Tours, moment: () => number) {
  const frame = createFrame(model, tours, moment);
  const moves = {
    relocate: createRelocate(model, tours, frame),
    swap: createSwap(model, tours, frame),
    twoOpt: createTwoOpt(model, tours, frame),
    swapTails: createSwapTails(model, tours, frame),
    crossTails: createCrossTails(model, tours, frame),
  };
  const filter = createFilter(model, tours);
  const behind = createBehind(model, tours, filter, moves.relocate);
  const exchange = createExchange(model, tours, filter, moves.swap);
  const tails = createTails(model, tours, filter, moves);
  return {
    ...moves,
    /** Makes the first move of u and its neighbor v that pays; tells whether there was one. */
    pair: (u: number, v: number): boolean => behind(u, v) || exchange(u, v) || tails(u, v),
    /** Tries to put u at the front of a route. */
    first: (u: number, vehicle: number): boolean => {
      const start = tours.startOf(vehicle);
      return start !== tours.prev[u] && (behind(u, start) || tails(start, u));
    },
  };
}

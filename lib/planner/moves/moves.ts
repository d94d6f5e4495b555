import type { Model } from '../model';
import type { Tours } from '../tours';
import { createCrossTails } from './cross-tails';
import { createFrame } from './frame';
import { createRelocate } from './relocate';
import { createSwap } from './swap';
import { createSwapTails } from './swap-tails';
import { createTwoOpt } from './two-opt';

/**
 * The moves of local search on a stop u and a neighbor v. Each weighs itself, first by arcs alone (a
 * round cannot cost less than its arcs), and changes the rounds only where that makes them cheaper; it
 * tells whether it did.
 */
export function createMoves(model: Model, tours: Tours, moment: () => number) {
  const frame = createFrame(model, tours, moment);
  return {
    relocate: createRelocate(model, tours, frame),
    swap: createSwap(model, tours, frame),
    twoOpt: createTwoOpt(model, tours, frame),
    swapTails: createSwapTails(model, tours, frame),
    crossTails: createCrossTails(model, tours, frame),
  };
}

import type { Costs } from './visits';

/** Gains smaller than this are rounding. */
const least = 1e-9;

/** Or-opt moves runs of up to so many stops. */
const longestRun = 3;

/**
 * Takes the stops `start` to `end` out of a round and puts them in after stop `after`, perhaps
 * turned. After stop `start − 1` they stay where they are: turned, that is a 2-opt move.
 */
type Move = { start: number; end: number; after: number; turned: boolean; gain: number };

function apply(round: readonly number[], { start, end, after, turned }: Move): number[] {
  const run = round.slice(start, end + 1);
  if (turned) run.reverse();
  const place = after < start ? after + 1 : after - run.length + 1;
  return round.toSpliced(start, run.length).toSpliced(place, 0, ...run);
}

/** The move that shortens a round (depot first and last) most, if any does. */
function bestMove({ size, costs }: Costs, round: readonly number[]): Move | undefined {
  const cost = (i: number, j: number) =>
    costs[(round[i] as number) * size + (round[j] as number)] as number;
  // How much longer the round up to each stop is when driven backward: streets may be one-way.
  const extra = new Float64Array(round.length);
  for (let i = 1; i < round.length; i++) {
    extra[i] = (extra[i - 1] as number) + cost(i, i - 1) - cost(i - 1, i);
  }
  let best: Move | undefined;
  const offer = (start: number, end: number, after: number, turned: boolean, gain: number) => {
    if (gain > (best?.gain ?? least)) best = { start, end, after, turned, gain };
  };
  const last = round.length - 2;
  for (let i = 1; i <= last; i++) {
    for (let j = i; j <= last; j++) {
      const cut = cost(i - 1, i) + cost(j, j + 1);
      const turning = (extra[j] as number) - (extra[i] as number);
      if (j > i) offer(i, j, i - 1, true, cut - cost(i - 1, j) - cost(i, j + 1) - turning);
      if (j - i >= longestRun) continue;
      const saved = cut - cost(i - 1, j + 1);
      for (let k = 0; k <= last; k++) {
        if (k >= i - 1 && k <= j) continue;
        const room = saved + cost(k, k + 1);
        offer(i, j, k, false, room - cost(k, i) - cost(j, k + 1));
        offer(i, j, k, true, room - cost(k, j) - cost(i, k + 1) - turning);
      }
    }
  }
  return best;
}

/**
 * Shortens a round by 2-opt (a run of stops is driven the other way around) and Or-opt (a run of up
 * to three stops is moved elsewhere, perhaps turned). The best move is made until none is left, so
 * the result is never longer than the order it started from. Takes and returns stops without depot.
 */
export function improve(matrix: Costs, order: readonly number[]): number[] {
  let round = [0, ...order, 0];
  for (let move = bestMove(matrix, round); move; move = bestMove(matrix, round)) {
    round = apply(round, move);
  }
  return round.slice(1, -1);
}

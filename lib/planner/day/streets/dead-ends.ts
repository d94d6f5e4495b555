import type { Streets } from './streets';
import type { Way } from './way-finder';

/** From a corner to the mouth of its dead end, both included. */
function wayToMouth({ wayOut }: Streets, corner: number): number[] {
  const corners = [corner];
  for (let at = wayOut[corner] as number; at >= 0; at = wayOut[at] as number) corners.push(at);
  return corners;
}

/** The mouth of a dead end; elsewhere the corner itself. */
export const mouthOf = (streets: Streets, corner: number): number =>
  wayToMouth(streets, corner).at(-1) as number;

function stretchBetween({ town, next, cost }: Streets, one: number, other: number): number {
  let best = -1;
  for (let i = town.from[one] as number; i < (town.from[one + 1] as number); i++) {
    const s = town.ways[i] as number;
    if (next[i] !== other) continue;
    if (best < 0 || (cost[s] as number) < (cost[best] as number)) best = s;
  }
  return best;
}

/** Extends a way between two mouths into their dead ends. */
export function withDeadEnds(streets: Streets, from: number, to: number, way: Way): Way {
  const out = wayToMouth(streets, from);
  const back = wayToMouth(streets, to);
  if (out.length + back.length === 2) return way;
  // Both in one dead end: up to where their ways join, and down again.
  if (way.corners.length === 1) {
    while (out.length > 1 && back.length > 1 && out.at(-2) === back.at(-2)) {
      out.pop();
      back.pop();
    }
  }
  const between = way.corners.length === 1 ? [] : way.corners.slice(1, -1);
  const inward = back.reverse();
  const joined = out.at(-1) === inward[0] ? inward.slice(1) : inward;
  const corners = [...out, ...between, ...joined];
  const stretches = corners.slice(1).map((corner, i) => {
    const driven = way.stretches[i - out.length + 1];
    const isOnWay = i >= out.length - 1 && i < out.length - 1 + way.stretches.length;
    return isOnWay && driven !== undefined
      ? driven
      : stretchBetween(streets, corners[i] as number, corner);
  });
  return { corners, stretches };
}

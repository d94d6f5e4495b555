import type { PlainGround, Spot } from './day';
import { type Streets, pace as streetPace } from './streets/streets';
import type { Way } from './streets/way-finder';
import { plainPace } from './travel';

/** A route as drawn, before it is timed. */
export interface Line {
  readonly spots: readonly Spot[];
  /** From each spot to the next. */
  readonly meters: readonly number[];
  readonly minutes: readonly number[];
  /** By stop: the index of its spot. */
  readonly at: readonly number[];
}

type Yard = Streets['town']['yard'];

const isIn = ({ at, width, height }: Yard, [x, y]: Spot): boolean =>
  Math.abs(x - at[0]) <= width / 2 && Math.abs(y - at[1]) <= height / 2;

function exitOf({ at, width, height }: Yard, inside: Spot, outside: Spot): Spot {
  const share = ([0, 1] as const).map((axis) => {
    const run = outside[axis] - inside[axis];
    const edge = at[axis] + (Math.sign(run) * (axis === 0 ? width : height)) / 2;
    return run === 0 ? 1 : (edge - inside[axis]) / run;
  });
  const t = Math.max(0, Math.min(1, ...share));
  return [inside[0] + t * (outside[0] - inside[0]), inside[1] + t * (outside[1] - inside[1])];
}

interface Raw {
  readonly spots: Spot[];
  /** Minutes per meter, from each spot to the next. */
  readonly paces: number[];
  readonly at: number[];
}

function follow({ town }: Streets, depot: number, ways: readonly Way[]): Raw {
  const spots: Spot[] = [[town.x[depot] as number, town.y[depot] as number]];
  const paces: number[] = [];
  const at: number[] = [];
  for (const { corners, stretches } of ways) {
    for (const [i, s] of stretches.entries()) {
      const [low, high] = [town.first[s] as number, (town.first[s + 1] as number) - 1];
      const forward = town.a[s] === corners[i];
      const takes = streetPace[town.kind[s] as number] as number;
      for (let k = 1; k <= high - low; k++) {
        const shape = forward ? low + k : high - k;
        spots.push([town.shapeX[shape] as number, town.shapeY[shape] as number]);
        paces.push(takes);
      }
    }
    at.push(spots.length - 1);
  }
  return { spots, paces, at };
}

/** Without what lies before the line leaves the yard, up to its first stop. */
function cutAtYard({ spots, paces, at }: Raw, yard: Yard): Raw {
  let last = -1;
  for (let i = 0; i < (at[0] ?? 0); i++) {
    if (isIn(yard, spots[i] as Spot) && !isIn(yard, spots[i + 1] as Spot)) last = i;
  }
  if (last < 0) return { spots, paces, at };
  const exit = exitOf(yard, spots[last] as Spot, spots[last + 1] as Spot);
  return {
    spots: [exit, ...spots.slice(last + 1)],
    paces: paces.slice(last),
    at: at.map((each) => each - last),
  };
}

const reversed = ({ spots, paces, at }: Raw): Raw => ({
  spots: spots.toReversed(),
  paces: paces.toReversed(),
  at: at.map((each) => spots.length - 1 - each).reverse(),
});

/** A route in town, cut at the yard. `ways` lead to each of `stops` (at least one), and back if it returns. */
export function townLine(streets: Streets, ways: readonly Way[], stops: number): Line {
  const { yard, depot } = streets.town;
  const start = ways[0]?.corners[0] ?? depot;
  const whole = follow(streets, start, ways);
  const begun = cutAtYard({ ...whole, at: whole.at.slice(0, stops) }, yard);
  const { spots, paces, at } =
    ways.length > stops ? reversed(cutAtYard(reversed(begun), yard)) : begun;
  const meters = paces.map((_, i) => {
    const [[x, y], [u, v]] = [spots[i] as Spot, spots[i + 1] as Spot];
    return Math.hypot(u - x, v - y);
  });
  const minutes = meters.map((m, i) => m * (paces[i] as number));
  return { spots, meters, minutes, at };
}

/** A route in straight lines, their lengths multiplied by the road factor. */
export function plainLine(spots: readonly Spot[], ground: PlainGround, stops: number): Line {
  const pace = plainPace(ground);
  const meters = spots.slice(1).map(([x, y], i) => {
    const [u, v] = spots[i] as Spot;
    return Math.hypot(u - x, v - y) * ground.roadFactor;
  });
  return {
    spots,
    meters,
    minutes: meters.map((m) => m * pace),
    at: Array.from({ length: stops }, (_, i) => i + 1),
  };
}

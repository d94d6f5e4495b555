import { townMeetings } from './crossings';
import type { Rounds, Spot } from './day';
import { type Line, plainLine, townLine } from './line';
import { plainMeetings } from './plain-crossings';
import { withDeadEnds } from './streets/dead-ends';
import { type Effort, type Legs, negotiate, shortestLegs } from './streets/negotiate';
import type { Streets } from './streets/streets';
import type { Way } from './streets/way-finder';
import { plainPace } from './travel';
import type { World } from './world';

/** The rounds of a day as lines. */
export interface Routed {
  readonly rounds: Rounds;
  /** By van; undefined where its round is empty. */
  readonly lines: readonly (Line | undefined)[];
  /** The legs behind lines in town, to begin with when some rounds change. */
  readonly legs: Legs;
  /** By van: the places that its round visits, as corners; empty on plain ground. */
  readonly visits: readonly (readonly number[])[];
  /** Where vans of these indexes meet, once per place and pair. */
  readonly meetings: readonly { readonly vans: readonly [number, number]; readonly at: Spot }[];
}

function spotsOfRound({ day, travel, row }: World, round: readonly number[]): Spot[] {
  const rows = [0, ...round.map((id) => row.get(id) as number), ...(day.rules.returns ? [0] : [])];
  return rows.map((each) => travel.spots[each] as Spot);
}

function routeOnPlain(world: World, rounds: Rounds, roadFactor: number): Routed {
  const spots = rounds.map((round) => (round.length > 0 ? spotsOfRound(world, round) : []));
  return {
    rounds,
    legs: [],
    visits: rounds.map(() => []),
    lines: spots.map((each, v) =>
      each.length > 0 ? plainLine(each, roadFactor, plainPace, rounds[v]?.length ?? 0) : undefined,
    ),
    meetings: plainMeetings(spots, world.travel.spots[0] as Spot),
  };
}

function cornersOfRound({ day, stop }: World, round: readonly number[]): number[] {
  if (round.length === 0) return [];
  const { depot, rules } = day;
  const places = [depot.place, ...round.map((id) => stop(id).place)];
  if (rules.returns) places.push(depot.place);
  return places.flatMap((place) => (place.kind === 'corner' ? place.corner : []));
}

const isSame = (a: readonly number[], b: readonly number[] | undefined): boolean =>
  a.length === b?.length && a.every((each, i) => each === b[i]);

/** Ways between the corners of a round, led into dead ends where stops lie in them. */
const waysOf = (streets: Streets, corners: readonly number[], legs: readonly Way[]): Way[] =>
  legs.map((way, i) => withDeadEnds(streets, corners[i] as number, corners[i + 1] as number, way));

const joined = (ways: readonly Way[]): Way => ({
  corners: ways.flatMap((way, i) => (i === 0 ? way.corners : way.corners.slice(1))),
  stretches: ways.flatMap(({ stretches }) => stretches),
});

/**
 * Leads the rounds of a day along streets, or straight on plain ground.
 *
 * @param effort how hard routes keep apart; undefined leads all by their shortest ways
 * @param before routes of an earlier plan: rounds that did not change keep their lines if they can
 */
export function* routeSequences(
  world: World,
  rounds: Rounds,
  effort: Effort | undefined,
  before?: Routed,
): Generator<undefined, Routed> {
  const { day, streets } = world;
  if (day.ground.kind === 'plain' || !streets) {
    return routeOnPlain(world, rounds, day.ground.kind === 'plain' ? day.ground.roadFactor : 1);
  }
  const visits = rounds.map((round) => cornersOfRound(world, round));
  const kept = visits.map((corners, v) =>
    isSame(corners, before?.visits[v]) ? before?.legs[v] : undefined,
  );
  const legs = effort
    ? yield* negotiate(streets, visits, effort, kept)
    : shortestLegs(streets, visits);
  const ways = visits.map((corners, v) => waysOf(streets, corners, legs[v] ?? []));
  return {
    rounds,
    legs,
    visits,
    lines: rounds.map((round, v) =>
      round.length > 0 ? townLine(streets, ways[v] ?? [], round.length) : undefined,
    ),
    meetings: townMeetings(streets, ways.map(joined)),
  };
}

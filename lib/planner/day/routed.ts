import { type Meeting, plainMeetings, townMeetings } from './crossings';
import type { PlainGround, Sequences, Spot } from './day';
import { type Line, plainLine, townLine } from './line';
import { isSame } from './sequences/changes';
import { withDeadEnds } from './streets/dead-ends';
import { type Effort, type Legs, negotiate, shortestLegs } from './streets/negotiate';
import type { Streets } from './streets/streets';
import type { Way } from './streets/way-finder';
import type { World } from './world';

export interface Routed {
  readonly sequences: Sequences;
  /** By van; undefined where its route is empty. */
  readonly lines: readonly (Line | undefined)[];
  /** The legs behind lines in town, to begin with when some routes change. */
  readonly legs: Legs;
  /** By van: the places that its route visits, as corners; empty on plain ground. */
  readonly visits: readonly (readonly number[])[];
  readonly meetings: readonly Meeting[];
}

/** The rows of a route in the travel tables, with those of the depot; none of an empty one. */
const rowsOf = ({ day, row }: World, sequence: readonly number[]): readonly number[] =>
  sequence.length === 0
    ? []
    : [0, ...sequence.map((id) => row.get(id) as number), ...(day.rules.returns ? [0] : [])];

function routeOnPlain(world: World, sequences: Sequences, ground: PlainGround): Routed {
  const spots = sequences.map((sequence) =>
    rowsOf(world, sequence).map((each) => world.travel.spots[each] as Spot),
  );
  return {
    sequences,
    legs: [],
    visits: sequences.map(() => []),
    lines: spots.map((each, v) =>
      each.length > 0 ? plainLine(each, ground, sequences[v]?.length ?? 0) : undefined,
    ),
    meetings: plainMeetings(spots, world.travel.spots[0] as Spot),
  };
}

/** Ways between the corners of a route, led into dead ends where stops lie in them. */
const waysOf = (streets: Streets, corners: readonly number[], legs: readonly Way[]): Way[] =>
  legs.map((way, i) => withDeadEnds(streets, corners[i] as number, corners[i + 1] as number, way));

const joined = (ways: readonly Way[]): Way => ({
  corners: ways.flatMap((way, i) => (i === 0 ? way.corners : way.corners.slice(1))),
  stretches: ways.flatMap(({ stretches }) => stretches),
});

/**
 * Leads the routes of a day along streets, or straight on plain ground.
 *
 * @param effort how hard routes keep apart, where the day asks for it; undefined leads all by their shortest ways
 * @param before routes of an earlier plan: routes that did not change keep their lines if they can
 */
export function* routeSequences(
  world: World,
  sequences: Sequences,
  effort: Effort | undefined,
  before?: Routed,
): Generator<undefined, Routed> {
  const { day } = world;
  if (day.ground.kind === 'plain') return routeOnPlain(world, sequences, day.ground);
  const streets = world.streets as Streets;
  const places = [day.depot.place, ...day.stops.map(({ place }) => place)];
  const corners = places.map((place) => (place.kind === 'corner' ? place.corner : -1));
  const visits = sequences.map((sequence) =>
    rowsOf(world, sequence).map((each) => corners[each] as number),
  );
  const kept = visits.map((visited, v) =>
    isSame(visited, before?.visits[v]) ? before?.legs[v] : undefined,
  );
  const legs =
    effort && day.rules.disjoint
      ? yield* negotiate(streets, visits, effort, kept)
      : shortestLegs(streets, visits);
  const ways = visits.map((visited, v) => waysOf(streets, visited, legs[v] ?? []));
  return {
    sequences,
    legs,
    visits,
    lines: sequences.map((sequence, v) =>
      sequence.length > 0 ? townLine(streets, ways[v] ?? [], sequence.length) : undefined,
    ),
    meetings: townMeetings(streets, ways.map(joined)),
  };
}

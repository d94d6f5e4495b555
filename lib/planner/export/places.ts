import { centerOf, type Day, type Place, type Spot, type Stop } from '../day/day';
import { degree } from '../day/ground';
import type { Route, Visit } from '../day/plan';
import { clock, clockSpan } from '../time';
import type { PlannerTown } from '../town/town';
import { placesAlong } from './map-link';

/** As GeoJSON has it (RFC 7946): east before north, degrees with seven decimals, a centimeter. */
export type Position = readonly [longitude: number, latitude: number];

/** Where the drawn town is said to lie, since it lies nowhere. */
const townNote = 'A drawn town: its places are laid around 0° north, 0° east and exist nowhere.';

/** What a file says of all of it: of its plan, and of the town that it lies in. Empty where that is nothing. */
export const remarksOf = ({ ground }: Day, remark: string): string =>
  [remark, ground.kind === 'town' && townNote].filter(Boolean).join(' ');

const rounded = (degrees: number): number => Number(degrees.toFixed(7)) + 0;

/** Gives the position of a place of a day. The middle of a drawn town is put where meridian and equator meet. */
export function positionsOf(day: Day, town: PlannerTown | undefined) {
  const ofSpot = ([x, y]: Spot): Position => [
    rounded((x - (town?.width ?? 0) / 2) / degree),
    rounded(((town?.height ?? 0) / 2 - y) / degree),
  ];
  const ofPlace = (place: Place): Position =>
    place.kind === 'ground'
      ? [rounded(place.longitude), rounded(place.latitude)]
      : ofSpot([town?.x[place.corner] ?? 0, town?.y[place.corner] ?? 0]);
  /** Along streets in a town; on plain ground straight from stop to stop, so that no rounding shifts them. */
  const ofRoute = ({ line, visits }: Route): readonly Position[] =>
    day.ground.kind === 'town'
      ? line.map(ofSpot)
      : placesAlong(
          day,
          visits.map(({ stop }) => stop),
        ).map(ofPlace);
  return { ofPlace, ofRoute };
}

/** Where a stop stands in a plan, by its id. */
export interface Turn extends Visit {
  /** Index of the van in the day. */
  readonly van: number;
  readonly order: number;
  readonly departure: number;
}

export const turnsOf = (routes: readonly Route[]): ReadonlyMap<number, Turn> =>
  new Map(
    routes.flatMap(({ van, departure, visits }) =>
      visits.map((visit, i) => [visit.stop, { ...visit, van, order: i + 1, departure }]),
    ),
  );

/** What tables say of a stop and of its turn; what it does not have is undefined. The ETA is when service begins. */
export const factsOf = ({ vans }: Day, stop: Stop, turn: Turn | undefined) => ({
  name: stop.name,
  minutes: stop.minutes,
  load: stop.load,
  window: stop.window && clockSpan(stop.window),
  skill: stop.skill,
  van: turn && vans[turn.van]?.id,
  order: turn?.order,
  arrival: turn && clock(turn.arrival),
  eta: turn && clock(turn.start),
  serviceEnd: turn && clock(turn.leaves),
  note: stop.note,
  phone: stop.phone,
  centerOf: centerOf(stop.place),
});

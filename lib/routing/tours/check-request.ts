import type { Place } from '../../city/places';
import type { Town } from '../../city/town';

/** What tours are planned for. */
export type TourRequest = {
  readonly city: Town;
  readonly depot: Place;
  readonly stops: readonly Place[];
  /** A whole number from 1. */
  readonly vehicles: number;
  /** When all vehicles leave the depot, in minutes after midnight. */
  readonly start: number;
  /** Minutes spent at every stop. */
  readonly serviceMinutes: number;
};

function checkPlace({ roads }: Town, what: string, { edge, along }: Place): void {
  const meters = roads.meters[edge];
  if (meters === undefined) throw new RangeError(`${what} lies on an unknown edge: ${edge}`);
  // Written so that a value that is no number fails as well.
  if (!(along >= 0 && along <= meters)) {
    throw new RangeError(`${what} lies beyond its edge: ${along} of ${meters} m`);
  }
}

/** Throws a RangeError that says what is wrong with a request for tours, if anything is. */
export function checkRequest(request: TourRequest): void {
  const { city, depot, stops, vehicles, start, serviceMinutes } = request;
  if (!Number.isInteger(vehicles) || vehicles < 1) {
    throw new RangeError(`Tours need a whole number of vehicles from 1, not ${vehicles}`);
  }
  if (!Number.isFinite(start)) throw new RangeError(`Tours cannot start at ${start}`);
  if (!(serviceMinutes >= 0 && Number.isFinite(serviceMinutes))) {
    throw new RangeError(`A stop cannot take ${serviceMinutes} minutes`);
  }
  checkPlace(city, 'The depot', depot);
  stops.forEach((stop, i) => {
    checkPlace(city, `Stop ${i}`, stop);
  });
}

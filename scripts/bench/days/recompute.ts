import type { Day, Place, Spot, Stop } from '@/lib/planner/day/day';
import type { Plan, Route } from '@/lib/planner/day/plan';
import type { PlannerTown } from '@/lib/planner/town/town';

export interface Figures {
  /** Dollars. */
  readonly cost: number;
  readonly miles: number;
  /** Minutes of all stops. */
  readonly wait: number;
  readonly lateStops: number;
}

interface Leg {
  readonly meters: number;
  readonly minutes: number;
}

const metersPerMile = 1609.344;
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
const distance = ([x, y]: Spot, [u, v]: Spot) => Math.hypot(u - x, v - y);

/** Meters along the great circle (haversine), on a sphere with the Earth's mean radius. */
function greatCircle(one: Place, other: Place): number {
  if (one.kind !== 'ground' || other.kind !== 'ground') throw new Error('No coordinates.');
  const turn = Math.PI / 180;
  const north = Math.sin(((other.latitude - one.latitude) * turn) / 2) ** 2;
  const east = Math.sin(((other.longitude - one.longitude) * turn) / 2) ** 2;
  const squeeze = Math.cos(one.latitude * turn) * Math.cos(other.latitude * turn);
  return 2 * 6_371_009 * Math.asin(Math.sqrt(north + squeeze * east));
}

function legsOnGround(day: Day, stops: readonly Stop[]): Leg[] {
  if (day.ground.kind !== 'plain') throw new Error('No plain ground.');
  const { roadFactor, speed = 30 } = day.ground;
  const back = day.rules.returns ? [day.depot.place] : [];
  const places = [day.depot.place, ...stops.map(({ place }) => place), ...back];
  return places.slice(1).map((place, i) => {
    const meters = roadFactor * greatCircle(places[i] as Place, place);
    return { meters, minutes: (60 * meters) / (1000 * speed) };
  });
}

/** The speed, in km/h, on the drawn street that holds both ends of a straight piece. */
function speedOn(town: PlannerTown, one: Spot, other: Spot): number {
  const spotAt = (k: number): Spot => [town.shapeX[k] as number, town.shapeY[k] as number];
  for (const [s, kind] of town.kind.entries()) {
    for (let k = town.first[s] as number; k < (town.first[s + 1] as number) - 1; k++) {
      const [from, to] = [spotAt(k), spotAt(k + 1)];
      const isOn = (spot: Spot) =>
        distance(from, spot) + distance(spot, to) - distance(from, to) < 0.001;
      if (isOn(one) && isOn(other)) return [50, 40, 30][kind] as number;
    }
  }
  throw new Error('A route leaves the streets.');
}

function legsInTown(town: PlannerTown, { line, visits }: Route): Leg[] {
  const pieces = line.slice(1).map((spot, i) => {
    const before = line[i] as Spot;
    const meters = distance(before, spot);
    const minutes = meters === 0 ? 0 : (60 * meters) / (1000 * speedOn(town, before, spot));
    return { meters, minutes };
  });
  const ends = [0, ...visits.map(({ at }) => at), pieces.length];
  return ends.slice(1).map((end, i) => {
    const leg = pieces.slice(ends[i], end);
    return {
      meters: sum(leg.map(({ meters }) => meters)),
      minutes: sum(leg.map(({ minutes }) => minutes)),
    };
  });
}

/** Drives a route from a departure on, minute by minute of the day. */
function drive(day: Day, stops: readonly Stop[], legs: readonly Leg[], departure: number) {
  let time = departure;
  let wait = 0;
  const delays = stops.map(({ window, minutes }, i) => {
    time += legs[i]?.minutes ?? 0;
    const delay = window ? Math.max(0, time - window[1]) : 0;
    const opens = day.rules.windows && window ? window[0] : time;
    wait += Math.max(0, opens - time);
    time = Math.max(time, opens) + minutes;
    return delay;
  });
  time += legs[stops.length]?.minutes ?? 0;
  return {
    done: time,
    wait,
    delay: sum(delays),
    lateStops: delays.filter((each) => each > 1e-6).length,
  };
}

/** The latest departure after which nothing is later than after the first one, by bisection. */
function latestDeparture(day: Day, stops: readonly Stop[], legs: readonly Leg[], first: number) {
  const best = drive(day, stops, legs, first);
  let [low, high] = [first, best.done];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    const { done, delay } = drive(day, stops, legs, middle);
    if (done - best.done < 1e-7 && delay - best.delay < 1e-7) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * What a plan costs, computed from the places of its stops and the order of its routes without any code
 * of the planner. In town the drawn lines are measured; on plain ground distances are great circles.
 */
export function recompute(day: Day, town: PlannerTown | undefined, plan: Plan): Figures {
  const routes = plan.routes.map((route) => {
    const stops = route.visits.map(({ stop }) => day.stops.find(({ id }) => id === stop) as Stop);
    const legs = town ? legsInTown(town, route) : legsOnGround(day, stops);
    const shift = day.vans[route.van]?.shift[0] ?? 0;
    const departure = latestDeparture(day, stops, legs, shift);
    const { done, wait, lateStops } = drive(day, stops, legs, departure);
    const kilometers = sum(legs.map(({ meters }) => meters)) / 1000;
    return { kilometers, hours: (done - departure) / 60, wait, lateStops };
  });
  const kilometers = sum(routes.map((route) => route.kilometers));
  return {
    cost: 0.48 * kilometers + 26 * sum(routes.map(({ hours }) => hours)),
    miles: (1000 * kilometers) / metersPerMile,
    wait: sum(routes.map(({ wait }) => wait)),
    lateStops: sum(routes.map(({ lateStops }) => lateStops)),
  };
}

export const shownFigures = ({ routes, totals }: Plan): Figures => ({
  cost: totals.cost,
  miles: totals.meters / metersPerMile,
  wait: sum(routes.flatMap(({ visits }) => visits.map(({ wait }) => wait))),
  lateStops: totals.late,
});

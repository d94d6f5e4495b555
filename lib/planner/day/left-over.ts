import { leastBy } from '../least';
import type { Sequences, Stop, Van } from './day';
import type { LeftOver, Reason } from './plan';
import { skillsOf } from './skills';
import type { World } from './world';

export function missingSkills({ skills }: Van, skill: string | undefined): readonly string[] {
  if (skill === undefined) return [];
  const own = skillsOf(skills.join());
  return skillsOf(skill).filter((each) => !own.includes(each));
}

/** Whether a van has the skills that a stop asks for, and the stop is not locked to another. */
export const canServe = (van: Van, { skill, lockedTo = van.id }: Stop): boolean =>
  lockedTo === van.id && missingSkills(van, skill).length === 0;

export const mostStopsOf = ({ mostStops = Number.POSITIVE_INFINITY }: Van): number => mostStops;

/** Whether a van could take a stop if it had nothing else on board. */
export const canCarry = (van: Van, stop: Stop): boolean =>
  canServe(van, stop) && van.capacity >= stop.load && mostStopsOf(van) >= 1;

/** The vans whose routes may change, as indexes. */
export const openVans = (vans: readonly Van[]): number[] =>
  vans.flatMap(({ locked }, v) => (locked ? [] : v));

export const missedOf = ({ stop }: World, leftOver: readonly LeftOver[]): number =>
  leftOver.filter((each) => stop(each.stop).mustServe).length;

/** The ids of stops in routes that stay as they are. */
export const lockedStops = (vans: readonly Van[], sequences: Sequences): ReadonlySet<number> =>
  new Set(vans.flatMap(({ locked }, v) => (locked ? (sequences[v] ?? []) : [])));

const largest = (vans: readonly Van[]): number =>
  vans.reduce((most, { capacity }) => Math.max(most, capacity), 0);

/** When a van that goes straight to a stop is there, begins to serve it, and is done. */
function straightTo({ day, travel, row }: World, { shift }: Van, stop: Stop) {
  const there = travel.minutes[row.get(stop.id) as number] as number;
  const arrival = shift[0] + there;
  const opens = day.rules.windows ? (stop.window?.[0] ?? 0) : 0;
  const start = Math.max(arrival, opens);
  return { arrival, start, done: start + stop.minutes + (day.rules.returns ? there : 0) };
}

const isReached = ({ travel, row }: World, { id }: Stop): boolean =>
  Number.isFinite(travel.minutes[row.get(id) as number]);

/** Why no van at all can serve a stop; undefined where one can. */
function reasonAgainst(world: World, stop: Stop): Reason | undefined {
  const { rules } = world.day;
  const vans = world.day.vans.filter(({ locked }) => !locked);
  if (!isReached(world, stop)) return { kind: 'street' };
  if (vans.length === 0 && world.day.vans.length > 0) {
    return { kind: 'room', load: stop.load, left: 0 };
  }
  const skilled = vans.filter((van) => canServe(van, stop));
  const able = skilled.filter((van) => canCarry(van, stop));
  if (stop.lockedTo !== undefined && able.length === 0) return { kind: 'lock', van: stop.lockedTo };
  if (stop.skill !== undefined && skilled.length === 0) return { kind: 'skill', skill: stop.skill };
  if (able.length === 0) {
    const hasRoom = skilled.some(({ capacity }) => capacity >= stop.load);
    if (hasRoom) return { kind: 'stops', most: 0 };
    return { kind: 'load', load: stop.load, largest: largest(skilled) };
  }
  const drives = able.map((van) => ({ van, ...straightTo(world, van, stop) }));
  const closes = rules.windows ? stop.window?.[1] : undefined;
  const inTime = drives.filter(({ arrival }) => closes === undefined || arrival <= closes);
  if (closes !== undefined && inTime.length === 0) {
    return { kind: 'window', closes, arrival: Math.min(...drives.map(({ arrival }) => arrival)) };
  }
  const nearest = leastBy(inTime, ({ van, done }) => done - van.shift[1]);
  if (!nearest || nearest.done <= nearest.van.shift[1]) return undefined;
  const { van, start, done } = nearest;
  return { kind: 'shift', van: world.day.vans.indexOf(van), ends: van.shift[1], start, done };
}

/** Stops that no van can serve, however the day is planned; those in a locked route stay in it. */
export function leftBefore(world: World, sequences: Sequences): LeftOver[] {
  const { stops, vans } = world.day;
  const locked = lockedStops(vans, sequences);
  return stops.flatMap((stop) => {
    if (locked.has(stop.id) && isReached(world, stop)) return [];
    const reason = reasonAgainst(world, stop);
    return reason ? [{ stop: stop.id, reason }] : [];
  });
}

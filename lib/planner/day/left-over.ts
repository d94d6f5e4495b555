import type { Stop, Van } from './day';
import type { LeftOver, Reason } from './plan';
import { skillsOf } from './skills';
import type { World } from './world';

/** Whether a van has the skills that a stop asks for. */
export function canServe({ skills }: Pick<Van, 'skills'>, { skill }: Pick<Stop, 'skill'>): boolean {
  if (skill === undefined) return true;
  const own = skillsOf(skills.join());
  return skillsOf(skill).every((each) => own.includes(each));
}

/** Whether a van could take a stop if it had nothing else on board. */
export const canCarry = (van: Van, stop: Stop): boolean =>
  canServe(van, stop) && van.capacity >= stop.load;

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

/** Why no van at all can serve a stop; undefined where one can. */
function reasonAgainst(world: World, stop: Stop): Reason | undefined {
  const { vans, rules } = world.day;
  const there = world.travel.minutes[world.row.get(stop.id) as number] as number;
  if (!Number.isFinite(there)) return { kind: 'street' };
  const skilled = vans.filter((van) => canServe(van, stop));
  if (stop.skill !== undefined && skilled.length === 0) return { kind: 'skill', skill: stop.skill };
  const able = skilled.filter((van) => canCarry(van, stop));
  if (able.length === 0) return { kind: 'load', load: stop.load, largest: largest(skilled) };
  const drives = able.map((van) => ({ van, ...straightTo(world, van, stop) }));
  const closes = rules.windows ? stop.window?.[1] : undefined;
  const inTime = drives.filter(({ arrival }) => closes === undefined || arrival <= closes);
  if (closes !== undefined && inTime.length === 0) {
    return { kind: 'window', closes, arrival: Math.min(...drives.map(({ arrival }) => arrival)) };
  }
  if (inTime.some(({ van, done }) => done <= van.shift[1])) return undefined;
  const nearest = inTime.reduce((best, each) =>
    each.done - each.van.shift[1] < best.done - best.van.shift[1] ? each : best,
  );
  const { van, start, done } = nearest;
  return { kind: 'shift', van: vans.indexOf(van), ends: van.shift[1], start, done };
}

/** Stops that no van can serve, however the day is planned, in the order of the day. */
export const leftBefore = (world: World): LeftOver[] =>
  world.day.stops.flatMap((stop) => {
    const reason = reasonAgainst(world, stop);
    return reason ? [{ stop: stop.id, reason }] : [];
  });

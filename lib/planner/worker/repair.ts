import { evolve } from '@/planner/evolve';
import { modes } from '@/planner/settings';
import type { Sequences } from '../day/day';
import { leftBefore, missedOf, openVans } from '../day/left-over';
import { fromSearch, problemOfDay, toSearch } from '../day/problem-of-day';
import { planWithRemedies } from '../day/remedies';
import { routeSequences } from '../day/routed';
import { changesOf, vansBetween } from '../day/sequences/changes';
import { lateOf } from '../day/sequences/clock';
import { type Safe, safeSequences } from '../day/sequences/overrun';
import { keepVans } from '../day/sequences/same-vans';
import { quick } from '../day/streets/negotiate';
import { untangle } from '../day/untangle';
import { type World, worldOf } from '../day/world';
import type { AskFor, Desk, Job } from './job';

/**
 * How many children the search may bring up for some stops, two at least: the plan at hand improved to the
 * end. So a plan is there within some 120 ms of an edit on a computer of middling speed; children are
 * counted and not timed, so that the same edit gives the same plan everywhere.
 */
const childrenFor = (stops: number): number => Math.max(2, Math.min(100, Math.floor(180 / stops)));

/** Improves the routes of some vans among themselves, with stops that may come into them. */
function* improve(
  world: World,
  sequences: Sequences,
  vans: readonly number[],
  leftOver: readonly number[],
): Generator<undefined, number[][]> {
  const ids = [...vans.flatMap((v) => sequences[v] ?? []), ...leftOver];
  if (vans.length === 0 || ids.length === 0) return sequences.map((sequence) => [...sequence]);
  const search = problemOfDay(world, ids, vans);
  const run = evolve(search.problem, modes.fast, toSearch(search, sequences));
  let best = toSearch(search, sequences) as readonly (readonly number[])[];
  for (let left = childrenFor(ids.length); left > 0; left--) {
    best = run.next().value.best.routes;
    yield;
  }
  return keepVans(world.day, sequences, fromSearch(search, best, sequences));
}

/**
 * What was found, unless the certain way serves a stop that it leaves over, or is less late with the same.
 * A stop that must be served may take the place of another.
 */
function notWorse(world: World, found: Safe, safe: Safe): Safe {
  if (missedOf(world, found.leftOver) < missedOf(world, safe.leftOver)) return found;
  const without = new Set(safe.leftOver.map(({ stop }) => stop));
  if (!found.leftOver.every(({ stop }) => without.has(stop))) return safe;
  if (found.leftOver.length < without.size) return found;
  return lateOf(world, found.sequences) > lateOf(world, safe.sequences) + 1e-6 ? safe : found;
}

/** Repairs the plan at hand after an edit: routes that the edit does not touch stay as they are. */
export function* repairJob(ask: AskFor<'repair'>, { memory, answer }: Desk): Job {
  const { job, day } = ask;
  const world = worldOf(day, memory.town, memory.drawn?.world);
  const { whole, stops } = changesOf(memory.drawn?.world.day, day);
  const never = leftBefore(world, ask.sequences);
  const left = new Set(never.map(({ stop }) => stop));
  // Stops that changed leave their routes and come back where they cost least.
  const without = whole
    ? ask.sequences
    : ask.sequences.map((sequence, v) =>
        day.vans[v]?.locked ? sequence : sequence.filter((id) => !stops.has(id)),
      );
  const safe = safeSequences(world, without, left);
  const changed = new Set(vansBetween(ask.sequences, safe.sequences));
  const isAny = whole || missedOf(world, safe.leftOver) > 0;
  const touched = openVans(day.vans).filter((v) => isAny || changed.has(v));
  const out = safe.leftOver.map(({ stop }) => stop);
  const found = yield* improve(world, safe.sequences, touched, out);
  const { sequences, leftOver } = notWorse(world, safeSequences(world, found, left), safe);
  // Corners of another town mean nothing here.
  const before = memory.drawn?.world.streets === world.streets ? memory.drawn?.routed : undefined;
  // Other routes give way, and one small change is tried, only where some meet.
  let routed = yield* routeSequences(world, sequences, quick, before);
  if (day.rules.disjoint && routed.meetings.length > 0) routed = yield* untangle(world, routed, 1);
  memory.drawn = { world, routed };
  answer({ kind: 'plan', job, plan: planWithRemedies(world, routed, [...never, ...leftOver]) });
}

import { evolve } from '@/planner/evolve';
import { modes } from '@/planner/settings';
import type { Sequences } from '../day/day';
import { evaluate } from '../day/evaluate';
import { leftBefore, missedOf, openVans } from '../day/left-over';
import { fromSearch, problemOfDay, toSearch } from '../day/problem-of-day';
import { withRemedies } from '../day/remedies';
import { type Routed, routeSequences } from '../day/routed';
import { changesOf, vansBetween } from '../day/sequences/changes';
import { safeSequences } from '../day/sequences/fit';
import { keepVans } from '../day/sequences/same-vans';
import { lateOf } from '../day/sequences/timetable';
import { quick } from '../day/streets/negotiate';
import { untangle } from '../day/untangle';
import { type World, worldOf } from '../day/world';
import type { AskFor, Desk, Job } from './job';

/** Of the time that a repair may take, the share for the search; routes need the rest. */
const share = 0.3;

/** Milliseconds that the first children take for each stop, on a computer of middling speed. */
const perStop = 0.2;

/**
 * How many children some milliseconds are good for, two at least: the plan at hand improved to the end.
 * Children are counted and not timed, so that the same edit gives the same plan everywhere.
 */
const childrenIn = (milliseconds: number, stops: number): number =>
  Math.max(2, Math.min(100, Math.floor((share * milliseconds) / (perStop * stops))));

/** Improves the routes of some vans among themselves, with stops that may come into them. */
function* improve(
  world: World,
  sequences: Sequences,
  vans: readonly number[],
  leftOver: readonly number[],
  milliseconds: number,
): Generator<undefined, number[][]> {
  const ids = [...vans.flatMap((v) => sequences[v] ?? []), ...leftOver];
  if (vans.length === 0 || ids.length === 0) return sequences.map((sequence) => [...sequence]);
  const search = problemOfDay(world, ids, vans);
  const run = evolve(search.problem, modes.fast, toSearch(search, sequences));
  let best = toSearch(search, sequences) as readonly (readonly number[])[];
  for (let left = childrenIn(milliseconds, ids.length); left > 0; left--) {
    best = run.next().value.best.routes;
    yield;
  }
  return keepVans(world.day, sequences, fromSearch(search, best, sequences));
}

/** Milliseconds that a small change against meetings takes. */
const perChange = 25;

/** Routes the repaired plan. The others give way, and routes change, only where some meet. */
function* routeRepaired(
  world: World,
  sequences: Sequences,
  before: Routed | undefined,
  milliseconds: number,
): Generator<undefined, Routed> {
  if (!world.day.rules.disjoint) return yield* routeSequences(world, sequences, undefined);
  const routed = yield* routeSequences(world, sequences, quick, before);
  if (routed.meetings.length === 0) return routed;
  const tries = Math.max(1, Math.floor((share * milliseconds) / perChange));
  return yield* untangle(world, routed, tries);
}

type Safe = ReturnType<typeof safeSequences>;

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
  const { job, day, milliseconds } = ask;
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
  const found = yield* improve(world, safe.sequences, touched, out, milliseconds);
  const { sequences, leftOver } = notWorse(world, safeSequences(world, found, left), safe);
  // Corners of another town mean nothing here.
  const before = memory.drawn?.world.streets === world.streets ? memory.drawn?.routed : undefined;
  const routed = yield* routeRepaired(world, sequences, before, milliseconds);
  memory.drawn = { world, routed };
  answer({
    kind: 'plan',
    job,
    plan: evaluate(world, routed, withRemedies(world, routed.sequences, [...never, ...leftOver])),
  });
}

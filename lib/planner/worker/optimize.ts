import { evolve } from '@/planner/evolve';
import type { Progress } from '@/planner/individual';
import { type Individual, individualOf } from '@/planner/individual';
import { modelOf } from '@/planner/model/model';
import { modes } from '@/planner/settings';
import type { Sequences } from '../day/day';
import { evaluate } from '../day/evaluate';
import { leftBefore, lockedStops, openVans } from '../day/left-over';
import type { LeftOver, Plan } from '../day/plan';
import { fromSearch, problemOfDay, type SearchedDay, toSearch } from '../day/problem-of-day';
import { planWithRemedies } from '../day/remedies';
import { type Routed, routeSequences } from '../day/routed';
import { vansBetween } from '../day/sequences/changes';
import { safeSequences } from '../day/sequences/overrun';
import { keepVans } from '../day/sequences/same-vans';
import { quick, quickPass } from '../day/streets/negotiate';
import { type World, worldOf } from '../day/world';
import { finish } from './finish';
import type { AskFor, Desk, Job, StoppedRun } from './job';

/** Milliseconds between two messages with counters, and between two plans. */
const counters = 100;
const plans = 400;

/** What a plan costs with a steady penalty for what it breaks or leaves out, for the curve: in minutes about. */
function shownCost(
  { ids }: SearchedDay,
  { routes, cost, overload, lateness, misfits }: Individual,
): number {
  const left = routes.reduce((open, { length }) => open - length, ids.length);
  return cost + lateness + 10 * overload + 100 * (misfits + left);
}

function startRun(
  { day, sequences, mode, seed, from }: AskFor<'optimize'>,
  world: World,
  ids: readonly number[],
  fitted: Sequences,
  { stopped }: Desk['memory'],
): StoppedRun {
  const isSame =
    stopped?.generation === from &&
    stopped?.mode === mode &&
    stopped.seed === seed &&
    JSON.stringify([stopped.day, stopped.sequences]) === JSON.stringify([day, sequences]);
  if (from !== undefined && stopped && isSame) return stopped;
  const search = problemOfDay(world, ids, openVans(day.vans));
  const first = toSearch(search, fitted);
  const firstCost = shownCost(search, individualOf(modelOf(search.problem), first));
  const progress = evolve(search.problem, { ...modes[mode], seed }, first);
  return { day, sequences, mode, seed, search, progress, generation: from ?? 0, firstCost };
}

/** Improves routes generation after generation, and shows how it comes on. */
export function* optimizeJob(ask: AskFor<'optimize'>, desk: Desk): Job {
  const { job, day, mode, patience = Number.POSITIVE_INFINITY } = ask;
  const { memory, answer, worked, isStopped } = desk;
  const { generations } = modes[mode];
  const world = worldOf(day, memory.town, memory.drawn?.world);
  const never = leftBefore(world, ask.sequences);
  const unserved = new Set(never.map(({ stop }) => stop));
  const locked = lockedStops(day.vans, ask.sequences);
  const ids = day.stops.map(({ id }) => id).filter((id) => !unserved.has(id) && !locked.has(id));
  const { sequences: fitted } = safeSequences(world, ask.sequences, unserved);
  const finished = (routed: Routed, leftOver: readonly LeftOver[], generation: number): Plan => {
    memory.drawn = { world, routed };
    const plan = planWithRemedies(world, routed, [...never, ...leftOver]);
    const stopped = isStopped() && generation < generations;
    const seconds = worked() / 1000;
    answer({ kind: 'done', job, plan, generation, generations, seconds, stopped });
    return plan;
  };
  if (ids.length === 0) {
    finished(yield* routeSequences(world, fitted, quick), [], generations);
    return;
  }
  const resumed = memory.stopped;
  const run = startRun(ask, world, ids, fitted, memory);
  memory.stopped = undefined;
  // What a run that was stopped had behind it: its own generator counts on, a new one begins at 0.
  const offset = run === resumed ? 0 : run.generation;
  let generation = run.generation;
  let improved = generation;
  let cost = 1;
  let shown: Sequences = fitted;
  let routed: Routed | undefined;
  let better = false;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let drawnAt = Number.NEGATIVE_INFINITY;
  let pause = 0;
  let progress: Progress | undefined;

  const sequencesOf = ({ routes }: Individual, before: Sequences) =>
    keepVans(day, before, fromSearch(run.search, routes, fitted));

  while (generation < generations && generation - improved < patience && !isStopped()) {
    progress = run.progress.next().value;
    generation = offset + progress.generation;
    if (progress.better) {
      better = true;
      improved = generation;
    }
    cost = Math.min(cost, shownCost(run.search, progress.best) / (run.firstCost || 1));
    const time = worked();
    if (better && time - drawnAt >= pause) {
      const found = safeSequences(world, sequencesOf(progress.best, shown), unserved);
      const trading = vansBetween(shown, found.sequences);
      // The first better plan is shown before its routes keep apart as well as they can.
      const effort = routed ? quick : quickPass;
      routed = yield* routeSequences(world, found.sequences, effort, routed);
      const plan = evaluate(world, routed, [...never, ...found.leftOver]);
      answer({ kind: 'progress', job, generation, generations, cost, plan, trading });
      shown = found.sequences;
      better = false;
      answeredAt = drawnAt = worked();
      // Drawing must not take more than a fourth of the work.
      pause = Math.max(plans, 3 * (drawnAt - time));
    } else if (time - answeredAt >= counters) {
      answer({ kind: 'progress', job, generation, generations, cost });
      answeredAt = time;
    }
    yield;
  }
  const stopped = isStopped() && generation < generations;
  const bests = !progress ? [] : stopped ? [progress.best] : [progress.best, ...progress.elite(24)];
  const sequences = bests.map((best) => ({
    cost: shownCost(run.search, best),
    sequences: sequencesOf(best, fitted),
  }));
  const candidates = sequences.length > 0 ? sequences : [{ cost: 0, sequences: fitted }];
  const end = yield* finish(world, candidates, fitted, unserved);
  const plan = finished(end.routed, end.leftOver, generation);
  if (stopped) memory.stopped = { ...run, sequences: plan.sequences, generation };
}

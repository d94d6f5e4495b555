import type { Rounds } from '../day/day';
import { evaluate } from '../day/evaluate';
import { leftBefore } from '../day/left-over';
import { fromSearch, problemOfDay, toSearch } from '../day/problem-of-day';
import { withRemedies } from '../day/remedies';
import { fitRounds } from '../day/rounds/fit';
import { dropOverruns } from '../day/rounds/overrun';
import { keepVans } from '../day/rounds/same-vans';
import { type Routed, routeSequences } from '../day/routed';
import { glance, quick } from '../day/streets/negotiate';
import { type World, worldOf } from '../day/world';
import { evolve, type Progress } from '../evolve';
import { type Individual, individualOf } from '../individual';
import { modelOf } from '../model';
import { modes } from '../settings';
import { finish } from './finish';
import type { AskFor, Desk, Job, StoppedRun } from './job';

/** Milliseconds between two messages with counters, and between two plans. */
const counters = 100;
const plans = 400;

/** What a plan costs with a steady fine for what it breaks, for the curve: in minutes about. */
const shownCost = ({ cost, overload, lateness, misfits }: Individual): number =>
  cost + lateness + 10 * overload + 100 * misfits;

function startRun(
  { day, rounds, mode, seed, from }: AskFor<'optimize'>,
  world: World,
  ids: readonly number[],
  fitted: Rounds,
  { stopped }: Desk['memory'],
): StoppedRun {
  const isSame =
    stopped?.generation === from &&
    stopped?.mode === mode &&
    stopped.seed === seed &&
    JSON.stringify([stopped.day, stopped.rounds]) === JSON.stringify([day, rounds]);
  if (from !== undefined && stopped && isSame) return stopped;
  const search = problemOfDay(world, ids);
  const first = toSearch(search, fitted);
  const firstCost = shownCost(individualOf(modelOf(search.problem), first));
  const progress = evolve(search.problem, { ...modes[mode], seed }, first);
  return { day, rounds, mode, seed, search, progress, generation: from ?? 0, firstCost };
}

/** Improves rounds generation after generation, and shows how it comes on. */
export function* optimizeJob(ask: AskFor<'optimize'>, desk: Desk): Job {
  const { job, day, mode } = ask;
  const { memory, answer, worked, isStopped } = desk;
  const { generations } = modes[mode];
  const world = worldOf(day, memory.town, memory.drawn?.world);
  const never = leftBefore(world);
  const unserved = new Set(never.map(({ stop }) => stop));
  const ids =
    day.vans.length > 0 ? day.stops.map(({ id }) => id).filter((id) => !unserved.has(id)) : [];
  const fitted = fitRounds(world, ask.rounds, unserved);
  if (ids.length === 0) {
    const routed = yield* routeSequences(world, fitted, undefined);
    const plan = evaluate(world, routed, withRemedies(world, fitted, never));
    memory.drawn = { world, routed };
    answer({
      kind: 'done',
      job,
      plan,
      generation: generations,
      generations,
      seconds: worked() / 1000,
      stopped: false,
    });
    return;
  }
  const resumed = memory.stopped;
  const run = startRun(ask, world, ids, fitted, memory);
  memory.stopped = undefined;
  // What a run that was stopped had behind it: its own generator counts on, a new one begins at 0.
  const offset = run === resumed ? 0 : run.generation;
  let generation = run.generation;
  let cost = 1;
  let shown: Rounds = fitted;
  let routed: Routed | undefined;
  let better = false;
  let saidAt = Number.NEGATIVE_INFINITY;
  let drawnAt = Number.NEGATIVE_INFINITY;
  let pause = 0;
  let progress: Progress | undefined;

  const roundsOf = ({ rounds }: Individual, before: Rounds) =>
    keepVans(day.vans, before, fromSearch(run.search, rounds, fitted));

  while (generation < generations && !isStopped()) {
    progress = run.progress.next().value;
    generation = offset + progress.generation;
    better ||= progress.better;
    cost = Math.min(cost, shownCost(progress.best) / (run.firstCost || 1));
    const time = worked();
    if (better && time - drawnAt >= pause) {
      const found = dropOverruns(world, roundsOf(progress.best, shown));
      const trading = found.rounds.flatMap((round, v) =>
        round.join() === (shown[v] ?? []).join() ? [] : v,
      );
      // The first better plan is shown before its routes keep apart as well as they can.
      const effort = routed ? quick : glance;
      routed = yield* routeSequences(
        world,
        found.rounds,
        day.rules.apart ? effort : undefined,
        routed,
      );
      const plan = evaluate(world, routed, [...never, ...found.leftOver]);
      answer({ kind: 'progress', job, generation, generations, cost, plan, trading });
      shown = found.rounds;
      better = false;
      saidAt = drawnAt = worked();
      // Drawing must not take more than a fourth of the work.
      pause = Math.max(plans, 3 * (drawnAt - time));
    } else if (time - saidAt >= counters) {
      answer({ kind: 'progress', job, generation, generations, cost });
      saidAt = time;
    }
    yield;
  }
  const stopped = generation < generations;
  const bests = !progress ? [] : stopped ? [progress.best] : [progress.best, ...progress.elite(24)];
  const rounds = bests.map((best) => ({ cost: shownCost(best), rounds: roundsOf(best, fitted) }));
  const candidates = rounds.length > 0 ? rounds : [{ cost: 0, rounds: fitted }];
  const end = yield* finish(world, candidates, fitted);
  const left = withRemedies(world, end.routed.rounds, [...never, ...end.leftOver]);
  const plan = evaluate(world, end.routed, left);
  memory.drawn = { world, routed: end.routed };
  if (stopped) memory.stopped = { ...run, rounds: plan.rounds, generation };
  answer({ kind: 'done', job, plan, generation, generations, seconds: worked() / 1000, stopped });
}

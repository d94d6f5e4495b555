import { count } from '@/lib/events/count';
import type { Day, Sequences } from '@/lib/planner/day/day';
import { noTotals, type Plan } from '@/lib/planner/day/plan';
import type { Answer } from '@/lib/planner/worker/messages';
import { editPart } from '../edit/edit-part';
import type { Edit } from '../words/edits';
import { type Failure, PlannerFailure } from '../words/failures';
import { endWords, quarterOf, quarterWords, slowWords, startWords, stopWords } from '../words/run';
import type { PlannerTools } from './browser-tools';
import type { PlannerCore } from './core';
import { paceWatch } from './pace';
import type { OpenedDay } from './planner';
import * as actions from './reducer';
import { atHand } from './state';
import { workerLine } from './worker-line';

/** An edit waits for this rest before it is planned, in milliseconds. */
const restMs = 120;

const nothingDriven = ({ vans }: Day): Plan => ({
  routes: [],
  leftOver: [],
  violations: [],
  totals: noTotals,
  meetings: [],
  sequences: vans.map(() => []),
});

/** Manual routes with the stops that they lack: each after the one that it follows in the repaired plan, or last. */
export function completeManual(manual: Sequences, repaired: Sequences): Sequences {
  const planned = new Set(manual.flat());
  const sequences = repaired.map((_, van) => [...(manual[van] ?? [])]);
  repaired.forEach((sequence, van) => {
    sequence.forEach((stop, i) => {
      if (planned.has(stop)) return;
      const own = sequences[van] ?? [];
      const after = i === 0 ? -1 : own.indexOf(sequence[i - 1] ?? 0);
      own.splice(i === 0 ? 0 : after < 0 ? own.length : after + 1, 0, stop);
      planned.add(stop);
    });
  });
  return sequences;
}

/** What is asked of the worker, and what its answers change. */
export function plannerJobs(core: PlannerCore, tools: PlannerTools) {
  const { get, dispatch } = core;
  /** What the worker was asked last; answers to anything before are let go. */
  let job = 0;
  let planned: (plan: Plan) => void = () => {};
  let opening: OpenedDay | undefined;
  let seed = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const pace = paceWatch(() => performance.now());
  const failed = (failure: Failure, why?: string) => dispatch(actions.failed, failure, why);
  const line = workerLine(tools.makeWorker, hear, failed);

  /** Says at once which stops are left over that were not before, and why, once the words for that have come. */
  const alarm = (plan: Plan, before: Plan | undefined) => {
    const known = new Set(before?.leftOver.map(({ stop }) => stop));
    const left = plan.leftOver.filter(({ stop }) => !known.has(stop));
    const { day, unit } = get();
    const why = editPart.get().part?.leftOverWhy;
    const words = left.map(({ stop, reason }) =>
      `Stop ${stop} is left over. ${why?.(day, reason, unit) ?? ''}`.trim(),
    );
    core.set({ alarm: words.join(' ') });
  };

  const forget = () => {
    clearTimeout(resting);
    opening = undefined;
    job += 1;
  };

  /** The number of a new job, and what is done with its plan. */
  function jobFor(then: (plan: Plan) => void = () => {}) {
    forget();
    planned = then;
    return job;
  }

  function opens(opened: OpenedDay, manual: Plan) {
    opening = undefined;
    dispatch(actions.opened, opened, manual);
    if (opened.warning) core.warn(opened.warning);
    alarm(manual, undefined);
  }

  function open(opened: OpenedDay) {
    const { day, sequences } = opened;
    if (day.stops.length === 0) return opens(opened, nothingDriven(day));
    line.send({ kind: 'draw', job: jobFor((plan) => opens(opened, plan)), day, sequences });
    opening = opened;
  }

  function repaired(plan: Plan, since: number) {
    const { day, pending, unit } = get();
    const before = pending?.from;
    const edit: Edit = pending?.edit ?? { kind: 'rules' };
    const took = (performance.now() - since) / 1000;
    // What edits the day stands in that part: it has come.
    const news = editPart.get().part?.editNews({ edit, day, before, after: plan, took, unit });
    dispatch(actions.repaired, plan, news?.words ?? '');
    alarm(plan, before);
    if (edit.kind === 'deleted')
      core.set({ note: { words: `Stop ${edit.stop} deleted`, tone: 'done', undo: true } });
    core.announce(news?.spoken ?? '');
    if (day.stops.length === 0) dispatch(actions.drawn, nothingDriven(day));
    if (get().shown === 'manual') drawManual();
  }

  const manualRoutes = () => {
    const { manual, optimized } = get().sequences;
    return optimized ? completeManual(manual, optimized) : manual;
  };

  /** The manual plan holds the stops and keeps the rules of the other: drawn anew once it is shown. */
  function drawManual() {
    const { day, manualBehind, run } = get();
    if (!manualBehind || run.kind === 'repairing' || day.stops.length === 0) return;
    const number = jobFor((plan) => dispatch(actions.drawn, plan));
    line.send({ kind: 'draw', job: number, day, sequences: manualRoutes() });
  }

  /** Plans the day anew from the plan at hand, as soon as edits rest. */
  function repair(rest = restMs) {
    forget();
    resting = setTimeout(() => {
      const { day, sequences, keeps } = get();
      const since = performance.now();
      if (day.stops.length === 0) return repaired(nothingDriven(day), since);
      const routes =
        keeps === 'manual' ? manualRoutes() : (sequences.optimized ?? sequences.manual);
      const common = { job: jobFor((plan) => repaired(plan, since)), day, sequences: routes };
      if (!keeps) line.send({ kind: 'repair', ...common });
      else
        line.send({ kind: 'draw', ...common, ...(keeps === 'optimized' && { optimized: true }) });
    }, rest);
  }

  function takeUp() {
    if (get().pending) repair(0);
  }

  function beginRun(from?: { readonly from: number }) {
    const { day, sequences } = get();
    core.announce(startWords(day.stops.length));
    const common = { job: jobFor(), day, sequences: sequences.optimized ?? sequences.manual };
    line.send({ kind: 'optimize', mode: 'standard', ...tools.run, seed, ...common, ...from });
  }

  function hearProgress(answer: Extract<Answer, { kind: 'progress' }>) {
    const { run } = get();
    dispatch(actions.progressed, answer);
    const { generation, generations } = answer;
    const { held, unit, day } = get();
    const was = run.kind === 'optimizing' ? quarterOf(run.generation, run.generations) : 3;
    const quarter = quarterOf(generation, generations);
    if (quarter > was && held) core.announce(quarterWords(quarter, held, unit));
    const seconds = pace.slowness(generation, generations);
    if (seconds !== undefined) core.warn(slowWords(day.stops.length, seconds));
  }

  function hearDone(answer: Extract<Answer, { kind: 'done' }>) {
    const { history, before, unit } = get();
    const from = history.past.at(-1);
    const { plan, generation, stopped } = answer;
    pace.end();
    dispatch(actions.ended, answer);
    core.announce(stopped ? stopWords(generation) : endWords(plan, before, unit));
    alarm(plan, from && atHand(from));
  }

  function hear(answer: Answer) {
    if (answer.job !== job) return;
    if (answer.kind === 'failed') failed('worker', answer.message);
    else if (answer.kind === 'progress') hearProgress(answer);
    else if (answer.kind === 'done') hearDone(answer);
    else planned(answer.plan);
  }

  return {
    open,
    repair,
    optimize() {
      count('Planner optimized');
      dispatch(actions.optimizing);
      pace.start();
      seed += 1;
      beginRun();
    },
    stop: () => line.send({ kind: 'stop' }),
    goOn() {
      const { run } = get();
      if (run.kind !== 'stopped') return;
      core.set({ run: { ...run, kind: 'optimizing', trading: [] }, shown: 'optimized' });
      beginRun({ from: run.generation });
    },
    drawManual,
    hide: () => {
      pace.end();
      line.pause();
    },
    appear: line.resume,
    /** Lets go of what is under way, since the state it belongs to was left. */
    forget,
    town: (file: string) => line.send({ kind: 'town', file }),
    /** A new worker, which goes on with what the old one left undone. */
    restart() {
      line.restart();
      if (get().run.kind === 'failed') return;
      if (opening) open(opening);
      else takeUp();
    },
    fail: (error: unknown) => {
      console.debug('The planner failed', error);
      failed(error instanceof PlannerFailure ? error.failure : 'worker');
    },
    /** Ends the worker; a run stops where it is. */
    close() {
      const { run, held, optimized } = get();
      const plan = held ?? optimized;
      forget();
      line.close();
      if (run.kind === 'optimizing' && plan)
        dispatch(actions.ended, { ...run, plan, seconds: 0, stopped: true });
    },
    takeUp,
  };
}

export type PlannerJobs = ReturnType<typeof plannerJobs>;

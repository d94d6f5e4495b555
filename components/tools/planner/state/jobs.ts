import type { Day, Sequences } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import type { Answer } from '@/lib/planner/worker/messages';
import { editPart } from '../edit/edit-part';
import { type Edit, editWords, movedWords } from '../words/edits';
import { type Failure, PlannerFailure } from '../words/failures';
import { noTotals } from '../words/readings';
import { endWords, quarterOf, quarterWords, slowWords, startWords, stopWords } from '../words/run';
import type { PlannerCore } from './core';
import { completeManual } from './day-edits';
import { paceWatch } from './pace';
import { atHand, type State } from './state';
import type { OpenedDay, PlannerTools } from './tools';
import { workerLine } from './worker-line';

/** What the worker was asked last; answers to anything before are let go. */
type Job =
  | { readonly kind: 'open'; readonly opened: OpenedDay }
  | { readonly kind: 'manual' }
  | {
      readonly kind: 'repair';
      readonly since: number;
      /** The plan that is only evaluated, with its routes as they are. */
      readonly keeps: State['keeps'];
    }
  /** A run, from the generation on at which it was stopped. */
  | { readonly kind: 'optimize'; readonly from?: { readonly from: number } };

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

/** What is asked of the worker, and what its answers change. */
export function plannerJobs(core: PlannerCore, tools: PlannerTools) {
  const { get, dispatch } = core;
  let job: Job | undefined;
  let number = 0;
  let seed = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const pace = paceWatch(tools.now);
  const failed = (failure: Failure, why?: string) => dispatch({ kind: 'failed', failure, why });
  const line = workerLine(tools.makeWorker, hear, failed);

  const forget = () => {
    clearTimeout(resting);
    job = undefined;
  };

  function ask(next: Job, day: Day, sequences: Sequences) {
    forget();
    job = next;
    number += 1;
    const common = { job: number, day, sequences };
    const keeps = next.kind === 'repair' && next.keeps;
    if (next.kind === 'repair' && !keeps) line.send({ kind: 'repair', ...common });
    else if (next.kind !== 'optimize')
      line.send({ kind: 'draw', ...common, ...(keeps === 'optimized' && { optimized: true }) });
    else line.send({ kind: 'optimize', mode: 'standard', seed, ...common, ...next.from });
  }

  function opens({ name, day, sequences, isSimple = false, warning }: OpenedDay, manual: Plan) {
    dispatch({ kind: 'day', name, day, sequences, isSimple, manual });
    if (warning) core.warn(warning);
    core.alarm(manual, undefined);
  }

  function open(opened: OpenedDay) {
    if (opened.day.stops.length > 0) ask({ kind: 'open', opened }, opened.day, opened.sequences);
    else opens(opened, nothingDriven(opened.day));
  }

  function repaired(plan: Plan, since: number) {
    const { day, pending, unit } = get();
    const before = pending?.from;
    const edit: Edit = pending?.edit ?? { kind: 'rules' };
    // What sets routes stands in that part: it has come.
    const { part } = editPart.get();
    const words =
      edit.kind === 'routes'
        ? (part?.routeEditWords(edit, day, plan) ?? '')
        : editWords(edit, day, before, plan, (tools.now() - since) / 1000);
    dispatch({ kind: 'repaired', plan, words });
    core.alarm(plan, before);
    if (edit.kind === 'deleted')
      core.set({ note: { words: `Stop ${edit.stop} deleted`, tone: 'done', undo: true } });
    const moved = edit.kind === 'moved' && movedWords(edit.stop, day, before, plan);
    const more = edit.kind === 'routes' && part?.routeEditMore(edit, day, before, plan, unit);
    core.announce(moved || `${words}${more || ''}`);
    if (day.stops.length === 0) dispatch({ kind: 'manual', plan: nothingDriven(day) });
    if (get().shown === 'manual') drawManual();
  }

  /** The routes of the manual plan, with the stops that they lack. */
  const manualRoutes = () => {
    const { manual, optimized } = get().sequences;
    return optimized ? completeManual(manual, optimized) : manual;
  };

  /** The manual plan holds the stops and keeps the rules of the other: drawn anew once it is shown. */
  function drawManual() {
    const { day, manualBehind, run } = get();
    if (!manualBehind || run.kind === 'repairing' || day.stops.length === 0) return;
    ask({ kind: 'manual' }, day, manualRoutes());
  }

  /** Plans the day anew from the plan at hand, as soon as edits rest. */
  function repair(rest = restMs) {
    forget();
    resting = setTimeout(() => {
      const { day, sequences, keeps } = get();
      const since = tools.now();
      const routes =
        keeps === 'manual' ? manualRoutes() : (sequences.optimized ?? sequences.manual);
      if (day.stops.length === 0) repaired(nothingDriven(day), since);
      else ask({ kind: 'repair', since, keeps }, day, routes);
    }, rest);
  }

  /** Goes on with an edit that was not planned yet when the worker was ended. */
  function takeUp() {
    if (get().pending) repair(0);
  }

  function hearProgress(answer: Extract<Answer, { kind: 'progress' }>) {
    const { run } = get();
    dispatch(answer);
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
    pace.pause();
    dispatch(answer);
    core.announce(stopped ? stopWords(generation) : endWords(plan, before, unit));
    core.alarm(plan, from && atHand(from));
  }

  function hear(answer: Answer) {
    if (answer.job !== number || !job) return;
    const of = job;
    if (answer.kind === 'failed') failed('worker', answer.message);
    else if (answer.kind === 'progress') hearProgress(answer);
    else if (of.kind === 'optimize' && answer.kind === 'done') hearDone(answer);
    else {
      job = undefined;
      if (of.kind === 'open') opens(of.opened, answer.plan);
      if (of.kind === 'repair') repaired(answer.plan, of.since);
      if (of.kind === 'manual') dispatch({ kind: 'manual', plan: answer.plan });
    }
  }

  return {
    open,
    repair,
    optimize() {
      const { day, sequences } = get();
      dispatch({ kind: 'optimize' });
      core.announce(startWords(day.stops.length));
      pace.start();
      seed += 1;
      ask({ kind: 'optimize' }, day, sequences.optimized ?? sequences.manual);
    },
    stop: () => line.send({ kind: 'stop' }),
    /** A stopped run goes on where it was. */
    goOn() {
      const { run, day, sequences } = get();
      if (run.kind !== 'stopped' || !sequences.optimized) return;
      dispatch({ kind: 'go on' });
      core.announce(startWords(day.stops.length));
      ask({ kind: 'optimize', from: { from: run.generation } }, day, sequences.optimized);
    },
    drawManual,
    hide: () => {
      pace.pause();
      line.pause();
    },
    appear: () => {
      pace.resume();
      line.resume();
    },
    /** Lets go of what is under way, since the state it belongs to was left. */
    forget,
    town: (file: string) => line.send({ kind: 'town', file }),
    /** A new worker, which goes on with what the old one left undone. */
    restart() {
      const undone = job;
      line.restart();
      if (get().run.kind === 'failed') return;
      if (undone?.kind === 'open') open(undone.opened);
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
        dispatch({ ...run, kind: 'done', plan, seconds: 0, stopped: true });
    },
    takeUp,
  };
}

export type PlannerJobs = ReturnType<typeof plannerJobs>;

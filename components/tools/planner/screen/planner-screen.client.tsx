'use client';

import { type ReactElement, useEffect } from 'react';
import { noTotals, type Plan } from '@/lib/planner/day/plan';
import home from '@/lib/planner/town/days/home.json';
import { sampleDay } from '@/lib/planner/town/days/sample-day';
import { loadHomeTownFile } from '@/lib/planner/town/load';
import { spelledFirst } from '@/lib/words/spelled';
import { RouteMap } from '../map/route-map';
import { browserTools, type PlannerTools, townOpener } from '../state/browser-tools';
import {
  PlannerContext,
  type Run,
  shownPlan,
  usePlanner,
  usePlannerActions,
} from '../state/planner';
import { useOpenPlanner } from '../state/use-open-planner';
import { type ScreenFigures, ScreenStrip } from './screen-strip';

/** What the screen uses in a browser: a small town with one day, and a short run. */
const screenTools: PlannerTools = {
  ...browserTools,
  run: { mode: 'fast', patience: 40 },
  openTown: townOpener(loadHomeTownFile),
  async openDay(_, bringTown) {
    const { day, manual } = sampleDay(home)(await bringTown());
    return { name: 'courier', day, sequences: manual };
  },
};

export interface PlannerScreenProps {
  /** Of the manual plan, until it has come. */
  figures: ScreenFigures;
  /** The manual plan as a picture, until the map has come. */
  children: ReactElement;
}

/** The planner once its button was pressed: it optimizes the day, and again from the start if asked. */
export const PlannerScreen = (props: PlannerScreenProps) => (
  <PlannerContext value={useOpenPlanner('home', screenTools)}>
    <Screen {...props} />
  </PlannerContext>
);

const figuresOf = ({ totals }: Plan): ScreenFigures => ({
  kilometers: totals.meters / 1000,
  minutes: totals.working,
});

const stageOf = ({ kind }: Run) =>
  kind === 'optimized' ? 'done' : kind === 'failed' ? 'failed' : 'busy';

function wordsOf(run: Run, { routes, totals }: Pick<Plan, 'routes' | 'totals'>): string {
  if (run.kind === 'failed') return run.words;
  if (run.kind === 'optimizing') return `Generation ${run.generation}`;
  if (run.kind !== 'optimized') return 'Loading the streets.';
  const vans = `${spelledFirst(routes.length)} vans`;
  return `${vans}, ${totals.crossings === 0 ? 'no shared street' : `${totals.crossings} crossings`}. Done in ${run.seconds.toFixed(1)} s.`;
}

function Screen({ figures, children }: PlannerScreenProps) {
  const actions = usePlannerActions();
  const state = usePlanner('town', 'manual', 'optimized', 'shown', 'run', 'announcement');
  const { town, manual, optimized, shown, run } = state;
  const plan = shownPlan(state);
  const isIdle = manual !== undefined && run.kind === 'idle';

  useEffect(() => {
    if (isIdle) actions.optimize();
  }, [isIdle, actions]);

  return (
    <>
      {manual && town ? <RouteMap town={town} /> : children}
      <ScreenStrip
        stage={stageOf(run)}
        figures={plan ? figuresOf(plan) : figures}
        before={manual && shown === 'optimized' ? figuresOf(manual) : undefined}
        shown={optimized ? shown : 'manual'}
        words={wordsOf(run, optimized ?? manual ?? { routes: [], totals: noTotals })}
        press={() => (run.kind === 'failed' ? actions.retry() : actions.chooseDay('courier'))}
        show={actions.show}
      />
      <p role="status" className="sr-only">
        {state.announcement}
      </p>
    </>
  );
}

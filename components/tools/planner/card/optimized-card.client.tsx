'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import home from '@/lib/planner/town/days/home.json';
import { sampleDay } from '@/lib/planner/town/days/sample-day';
import { loadHomeTownFile } from '@/lib/planner/town/load';
import { RouteMap } from '../map/route-map';
import { useSize } from '../map/use-size';
import { browserTools, townOpener } from '../state/browser-tools';
import { PlannerContext, shownPlan, usePlannerActions, usePlannerSelector } from '../state/planner';
import type { PlannerTools } from '../state/tools';
import { useOpenPlanner } from '../state/use-open-planner';
import { distance, signOf } from '../words/units';
import { CardButtons } from './card-buttons';
import { CardFigures } from './card-figures';
import './optimized-card.css';

/** What the card uses in a browser: a small town with one day. */
const cardTools: PlannerTools = {
  ...browserTools,
  openTown: townOpener(loadHomeTownFile),
  async openDay(_, bringTown) {
    const { day, manual } = sampleDay(home)(await bringTown());
    return { name: 'courier', day, sequences: manual };
  },
};

export interface OptimizedCardProps {
  href: string;
  /** The manual plan as a picture with its figures, until the map has come. */
  children: ReactElement | readonly ReactElement[];
}

/** The card once its button was pressed: it optimizes the day, and again from the start if asked. */
export function OptimizedCard(props: OptimizedCardProps) {
  const [turn, setTurn] = useState(0);
  return <OneTurn key={turn} {...props} again={() => setTurn(turn + 1)} />;
}

interface TurnProps extends OptimizedCardProps {
  again: () => void;
}

const OneTurn = (props: TurnProps) => (
  <PlannerContext value={useOpenPlanner('home', cardTools)}>
    <Turn {...props} />
  </PlannerContext>
);

function Turn({ href, children, again }: TurnProps) {
  const actions = usePlannerActions();
  const manual = usePlannerSelector((state) => state.manual);
  const run = usePlannerSelector((state) => state.run);
  const announcement = usePlannerSelector((state) => state.announcement);
  const begun = useRef(false);

  useEffect(() => {
    if (!manual || begun.current) return;
    begun.current = true;
    actions.optimize();
  }, [manual, actions]);

  return (
    <>
      {manual ? <OptimizedDay /> : children}
      <CardButtons run={run} href={href} again={again} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

function OptimizedDay() {
  const town = usePlannerSelector((state) => state.town);
  const day = usePlannerSelector((state) => state.day);
  const manual = usePlannerSelector((state) => state.manual);
  const run = usePlannerSelector((state) => state.run);
  const reducedMotion = usePlannerSelector((state) => state.reducedMotion);
  const unit = usePlannerSelector((state) => state.unit);
  const plan = usePlannerSelector(shownPlan);
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  if (!plan || !manual) return;
  const { meters, crossings } = plan.totals;
  const first = distance(manual.totals.meters, unit);
  const label = `Map of ${day.stops.length} stops on ${plan.routes.length} routes`;
  return (
    <>
      <div ref={box} className="optimized-card-map">
        {town && <RouteMap {...{ town, day, plan, run, size, reducedMotion, label }} />}
      </div>
      <CardFigures
        figures={[
          { figure: distance(meters, unit), unit: signOf(unit), note: `manual ${first}` },
          { figure: `${crossings}`, note: crossings === 1 ? 'crossing' : 'crossings' },
        ]}
      />
    </>
  );
}

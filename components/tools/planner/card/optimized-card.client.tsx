'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { RouteMap } from '../map/route-map';
import { useSize } from '../map/use-size';
import { type PlannerState, shownPlan } from '../state/planner';
import type { PlannerTools } from '../state/tools';
import { usePlannerState } from '../state/use-planner-state';
import { distance, signOf } from '../words/units';
import { CardButtons } from './card-buttons';
import { CardFigures } from './card-figures';
import { cardTools } from './card-tools';
import './optimized-card.css';

export interface OptimizedCardProps {
  /** Where the planner itself stands. */
  href: string;
  /** The day by hand as a picture with its figures, until the map has come. */
  children: ReactElement | readonly ReactElement[];
  tools?: PlannerTools;
}

/** The card once its button was pressed: it optimizes the day, and again from the start if asked. */
export function OptimizedCard(props: OptimizedCardProps) {
  const [turn, setTurn] = useState(0);
  return <OneTurn key={turn} {...props} again={() => setTurn(turn + 1)} />;
}

function OneTurn({
  href,
  children,
  tools = cardTools,
  again,
}: OptimizedCardProps & { again(): void }) {
  const { state, acts } = usePlannerState('home', tools);
  const { hand, run, announcement } = state;
  const begun = useRef(false);

  useEffect(() => {
    if (!hand || begun.current) return;
    begun.current = true;
    acts.optimize();
  }, [hand, acts]);

  return (
    <>
      {hand ? <OptimizedDay state={state} /> : children}
      <CardButtons run={run} href={href} again={again} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** The map and what the day comes to, by hand and then optimized. */
function OptimizedDay({ state }: { state: PlannerState }) {
  const { town, day, hand, run, reducedMotion, unit } = state;
  const plan = shownPlan(state);
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  if (!plan || !hand) return;
  const { meters, crossings } = plan.totals;
  const first = distance(hand.totals.meters, unit);
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

import { useMemo, useState } from 'react';
import type { Spot } from '@/lib/planner/day/day';
import { plainGround } from '@/lib/planner/day/ground';
import { flatGround, type MapGround, townGround } from '@/lib/planner/map/ground';
import { noRedraws } from '@/lib/planner/map/redraw';
import { type PlannerState, shownPlan, usePlannerSelector } from '../state/planner';
import { useRoutes, useStops } from './draw/use-drawn';
import { stageOf, useRun } from './draw/use-run';

/** Stops beyond this number are small, without a number until they have the focus, and colored at once. */
export const manyStops = 60;

/** The parts of the planner that a map draws. */
export const drawnParts = [
  'name',
  'day',
  'town',
  'manual',
  'optimized',
  'shown',
  'reducedMotion',
] as const;

type Drawn = Pick<PlannerState, (typeof drawnParts)[number]>;

/** The ground of a day. A plain one stays as it was laid while stops of the day move about. */
function useGround(key: string, { day, town }: Drawn): MapGround | undefined {
  const [kept, setKept] = useState({ key, day });
  if (kept.key !== key) setKept({ key, day });
  const first = kept.key === key ? kept.day : day;
  return useMemo(() => {
    if (first.ground.kind === 'plain') return flatGround(plainGround(first));
    return town && townGround(town);
  }, [first, town]);
}

/** What a map draws of a day and its plans, in meters of the ground. */
export function useDrawing(drawn: Drawn) {
  const { name, day, manual, optimized, shown } = drawn;
  const kind = usePlannerSelector(({ run }) => run.kind);
  const stage = usePlannerSelector(({ run }) => stageOf(run));
  // Tells one day from another, whatever is edited in them.
  const key = JSON.stringify([name, day.title, day.ground.kind, day.depot.place, Boolean(manual)]);
  const ground = useGround(key, drawn);
  const run = useRun({ ...drawn, kind, stage }, key);
  const layers = {
    manual: useRoutes(manual, day, ground),
    optimized: useRoutes(optimized, day, ground),
    old: useRoutes(run.old, day, ground),
    isManual: shown === 'manual' || !optimized,
  };
  const redraws = day.stops.length > manyStops ? noRedraws : run.redraws;
  const stops = useStops(day, shownPlan(drawn), redraws);
  const spots = useMemo(
    () => day.stops.map(({ place }): Spot => ground?.spotOf(place) ?? [0, 0]),
    [day.stops, ground],
  );
  const depot: Spot = ground?.spotOf(day.depot.place) ?? [0, 0];
  return { key, ground, run, layers, stops, spots, depot };
}

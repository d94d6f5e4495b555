import { useMemo } from 'react';
import type { Spot } from '@/lib/planner/day/day';
import type { Size } from '@/lib/planner/map/view';
import { shownPlan, usePlannerSelector } from '../state/planner';
import { useRoutes, useStops } from './draw/use-drawn';
import { stageOf, useRun } from './draw/use-run';
import { overlaysOf, phoneWidth } from './overlays/overlay-boxes';
import { dayKey, useGround } from './use-ground';
import { useView } from './use-view';

/** Stops beyond this number are small, and without a number until they have the focus. */
const manyStops = 60;

/** Everything that a map of a size shows of the planner, and how it lies in it. */
export function useScene(box: Size) {
  const day = usePlannerSelector((state) => state.day);
  const manual = usePlannerSelector((state) => state.manual);
  const optimized = usePlannerSelector((state) => state.optimized);
  const shown = usePlannerSelector((state) => state.shown);
  const reducedMotion = usePlannerSelector((state) => state.reducedMotion);
  const kind = usePlannerSelector(({ run }) => run.kind);
  const stage = usePlannerSelector(({ run }) => stageOf(run));
  const plan = usePlannerSelector(shownPlan);
  const ground = useGround();
  const key = usePlannerSelector(dayKey);
  const run = useRun({ kind, stage, manual, optimized, shown, reducedMotion }, key);
  const layers = {
    manual: useRoutes(manual, day, ground),
    optimized: useRoutes(optimized, day, ground),
    old: useRoutes(run.old, day, ground),
    isManual: shown === 'manual' || !optimized,
  };
  const stops = useStops(day, plan, run.redraws);
  const spots = useMemo(
    () => day.stops.map(({ place }): Spot => ground?.spotOf(place) ?? [0, 0]),
    [day.stops, ground],
  );
  const depot: Spot = ground?.spotOf(day.depot.place) ?? [0, 0];
  const isPlain = day.ground.kind === 'plain';
  const small = box.width < phoneWidth;
  const radius = day.stops.length > manyStops ? 5 : small ? 8.2 : 10.5;
  const overlays = useMemo(() => overlaysOf(box, isPlain), [box, isPlain]);
  const sights = {
    stops: [...spots, depot],
    lines: [...layers.manual, ...layers.optimized].map(({ line }) => line),
    ground: ground?.size,
    key,
  };
  const view = useView(sights, box, overlays, radius + 4);
  return {
    ground,
    run,
    layers,
    stops,
    spots,
    depot,
    radius,
    overlays,
    width: small ? 3.6 : 4.8,
    view,
  };
}

export type Scene = ReturnType<typeof useScene>;

import { useMemo, useState } from 'react';
import type { Spot } from '@/lib/planner/day/day';
import { plainGround } from '@/lib/planner/day/ground';
import { flatGround, type MapGround, townGround } from '@/lib/planner/map/ground';
import { noRedraws } from '@/lib/planner/map/redraw';
import type { Size } from '@/lib/planner/map/view';
import { type PlannerState, shownPlan, usePlannerSelector } from '../state/planner';
import { useRoutes, useStops } from './draw/use-drawn';
import { stageOf, useRun } from './draw/use-run';
import { overlaysOf, phoneWidth } from './overlays/overlay-boxes';
import { useView } from './use-view';

/** Stops beyond this number are small, without a number until they have the focus, and colored at once. */
const manyStops = 60;

/** Tells one day from another, whatever is edited in them. */
const dayKey = ({ name, day, manual }: PlannerState): string =>
  JSON.stringify([name, day.title, day.ground.kind, day.depot.place, Boolean(manual)]);

/** The ground of the day. A plain one stays as it was laid while stops of the day move about. */
function useGround(): MapGround | undefined {
  const day = usePlannerSelector((state) => state.day);
  const town = usePlannerSelector((state) => state.town);
  const key = usePlannerSelector(dayKey);
  const [kept, setKept] = useState({ key, day });
  if (kept.key !== key) setKept({ key, day });
  const first = kept.key === key ? kept.day : day;
  return useMemo(() => {
    if (first.ground.kind === 'plain') return flatGround(plainGround(first));
    return town && townGround(town);
  }, [first, town]);
}

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
  const many = day.stops.length > manyStops;
  const stops = useStops(day, plan, many ? noRedraws : run.redraws);
  const spots = useMemo(
    () => day.stops.map(({ place }): Spot => ground?.spotOf(place) ?? [0, 0]),
    [day.stops, ground],
  );
  const depot: Spot = ground?.spotOf(day.depot.place) ?? [0, 0];
  const isPlain = day.ground.kind === 'plain';
  const small = box.width < phoneWidth;
  const radius = many ? 5 : small ? 8.2 : 10.5;
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

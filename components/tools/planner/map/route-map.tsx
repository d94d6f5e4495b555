import { useId, useMemo } from 'react';
import type { Day, Spot } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import { townGround } from '@/lib/planner/map/ground';
import { centered, type Size } from '@/lib/planner/map/view';
import type { PlannerTown } from '@/lib/planner/town/town';
import type { Run } from '../state/planner';
import { DepotMark } from './draw/depot-mark';
import { GroundLayer } from './draw/ground-layer';
import { MapDrawing, MapLayer } from './draw/map-layer';
import { RouteLayers } from './draw/route-layers';
import { StopLayer } from './draw/stop-layer';
import { useRoutes, useStops } from './draw/use-drawn';
import { stageOf, useRun } from './draw/use-run';

interface RouteMapProps {
  town: PlannerTown;
  day: Day;
  /** The plan at hand: it draws itself where it differs from the one before. */
  plan: Plan;
  /** What the worker is about: a run turns the plan it begins with to dots. */
  run: Run;
  size: Size;
  /** Whether the visitor asked for less motion. */
  reducedMotion: boolean;
  /** What the picture shows, in words. */
  label: string;
}

/** A plan on its town, to look at: no editing, no numbers. */
export function RouteMap({ town, day, plan, run, size, reducedMotion, label }: RouteMapProps) {
  const ground = useMemo(() => townGround(town), [town]);
  const shown = { optimized: plan, manual: undefined, shown: 'optimized', reducedMotion } as const;
  const motion = useRun({ kind: run.kind, stage: stageOf(run), ...shown }, day.title);
  const optimized = useRoutes(plan, day, ground);
  const old = useRoutes(motion.old, day, ground);
  const stops = useStops(day, plan, motion.redraws);
  const spots = useMemo(() => day.stops.map(({ place }) => ground.spotOf(place)), [day, ground]);
  const depot = useMemo(() => ground.spotOf(day.depot.place), [day, ground]);
  const name = useId();
  const view = useMemo(() => centered(town, size), [town, size]);
  const { scale } = view;
  const at: Spot = [depot[0] * scale, depot[1] * scale];
  const small = size.width < 640;
  const layers = { manual: [], optimized, old, isManual: false };
  return (
    <div
      className="planner-map-card planner-map-colors"
      style={{ ...size }}
      role="img"
      aria-label={label}
    >
      <MapLayer view={view} scale={scale}>
        <GroundLayer town={town} scale={scale} />
      </MapLayer>
      <MapDrawing view={view} scale={scale}>
        <RouteLayers scene={{ run: motion, layers, width: small ? 2.8 : 5 }} scale={scale} />
        <DepotMark at={at} size={town.yard.width * scale} />
        <StopLayer
          {...{ stops, spots, scale, name }}
          radius={small ? 3.2 : 6.5}
          chosen={undefined}
        />
      </MapDrawing>
    </div>
  );
}

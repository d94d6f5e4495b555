import { useId, useMemo, useRef } from 'react';
import type { Spot } from '@/lib/planner/day/day';
import { centered } from '@/lib/planner/map/view';
import type { PlannerTown } from '@/lib/planner/town/town';
import { shownPlan, usePlanner } from '../state/planner';
import { DepotMark } from './draw/depot-mark';
import { GroundLayer } from './draw/ground-layer';
import { MapDrawing, MapLayer } from './draw/map-layer';
import { RouteLayers } from './draw/route-layers';
import { StopLayer } from './draw/stop-layer';
import { drawnParts, useDrawing } from './use-drawing';
import { useSize } from './use-size';

/** The plan that is shown, to look at: no editing, no numbers. It draws itself where it differs from the one before. */
export function RouteMap({ town }: { town: PlannerTown }) {
  const drawn = usePlanner(...drawnParts);
  const { stops: all, vans } = drawn.day;
  const plan = { optimized: shownPlan(drawn), manual: undefined, shown: 'optimized' } as const;
  const { run, layers, stops, spots, depot } = useDrawing({ ...drawn, ...plan });
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const view = useMemo(() => centered(town, size), [town, size]);
  const { scale } = view;
  const at: Spot = [depot[0] * scale, depot[1] * scale];
  const small = size.width < 640;
  const name = useId();
  return (
    <div ref={box} className="screen-map overflow-clip bg-sunk">
      <div
        className="planner-map-card planner-map-colors"
        style={{ ...size }}
        role="img"
        aria-label={`Map of ${all.length} stops on ${vans.length} routes`}
      >
        <MapLayer view={view} scale={scale}>
          <GroundLayer town={town} scale={scale} />
        </MapLayer>
        <MapDrawing view={view} scale={scale}>
          <RouteLayers scene={{ run, layers, width: small ? 2.8 : 5 }} scale={scale} />
          <DepotMark at={at} size={town.yard.width * scale} />
          <StopLayer
            {...{ stops, spots, scale, name }}
            radius={small ? 3.2 : 6.5}
            chosen={undefined}
          />
        </MapDrawing>
      </div>
    </div>
  );
}

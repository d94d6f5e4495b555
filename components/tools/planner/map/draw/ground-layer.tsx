import { memo } from 'react';
import { type GroundPaths, groundPaths } from '@/lib/planner/town/ground-paths';
import type { PlannerTown } from '@/lib/planner/town/town';
import './ground.css';
import './map-colors.css';

const known = new WeakMap<PlannerTown, GroundPaths>();

/** The paths of a town, computed once. */
function pathsOf(town: PlannerTown): GroundPaths {
  const paths = known.get(town) ?? groundPaths(town);
  known.set(town, paths);
  return paths;
}

const Streets = memo(function Streets({ town }: { town: PlannerTown }) {
  const { blocks, parks, water, streets } = pathsOf(town);
  return (
    <>
      <path className="planner-map-blocks" d={blocks} />
      <path className="planner-map-parks" d={parks} />
      <path className="planner-map-water" d={water} />
      <path className="planner-map-minor" d={streets[2]} />
      <path className="planner-map-major" d={streets[1]} />
      <path className="planner-map-casing" d={streets[0]} />
      <path className="planner-map-arterial" d={streets[0]} />
    </>
  );
});

interface GroundLayerProps {
  town: PlannerTown;
  /** Pixels per meter. */
  scale: number;
}

/** Blocks, parks, river and streets of a town. Its paths stay as they are while plans and view change. */
export const GroundLayer = memo(function GroundLayer({ town, scale }: GroundLayerProps) {
  return (
    <svg
      className="planner-map-ground"
      aria-hidden="true"
      viewBox={`0 0 ${town.width} ${town.height}`}
      width={town.width * scale}
      height={town.height * scale}
    >
      <Streets town={town} />
    </svg>
  );
});

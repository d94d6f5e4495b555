import { memo } from 'react';
import { type GroundPaths, groundPaths } from '@/lib/planner/town/ground-paths';
import type { PlannerTown } from '@/lib/planner/town/town';
import './map-colors.css';
import { TownShapes } from './town-shapes';

const known = new WeakMap<PlannerTown, GroundPaths>();

/** The paths of a town, computed once. */
function pathsOf(town: PlannerTown): GroundPaths {
  const paths = known.get(town) ?? groundPaths(town);
  known.set(town, paths);
  return paths;
}

const widths = { bank: 22, minor: 12.3, major: 21.3, casing: 42.6, arterial: 34.7 };

const Streets = memo(function Streets({ town }: { town: PlannerTown }) {
  const color = (part: string) => `var(--planner-map-${part})`;
  return <TownShapes paths={pathsOf(town)} color={color} widths={widths} />;
});

interface GroundLayerProps {
  town: PlannerTown;
  /** Pixels per meter. */
  scale: number;
}

/** The drawn town. Its paths stay as they are while plans and view change. */
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

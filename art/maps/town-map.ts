import type { MapSpec } from './map';
import { readTown, type TownText } from './plans';
import type { SceneSpec } from './scene';

/** Positions in map units. */
type TownMap = Pick<SceneSpec, 'allowed'> &
  Pick<TownText, 'river'> &
  Pick<MapSpec, 'under' | 'over' | 'lineWidth'> & {
    /** Pixels per map unit. */
    scale?: number;
    town: Omit<TownText, 'river'>;
    scene?: Omit<SceneSpec, 'routes' | 'allowed'>;
    routes?: SceneSpec['routes'];
  };

/** A map of a town that fills its picture; `size` in pixels. */
export function townMap(
  [width, height]: readonly [number, number],
  colors: Pick<MapSpec, 'palette' | 'dark'>,
  { scale = 1, town, river, scene, routes = [], allowed, ...rest }: TownMap,
): MapSpec {
  const size = { width: Math.round(width / scale), height: Math.round(height / scale) };
  const plan = readTown({ ...town, ...(river && { river }) }, size);
  const routed = scene && { scene: { ...scene, routes, ...(allowed && { allowed }) } };
  return { width, height, plan, ...colors, ...rest, ...routed };
}

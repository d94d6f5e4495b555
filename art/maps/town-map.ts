import type { MapSpec } from './map';
import { readTown, type TownText } from './plans';
import type { SceneSpec } from './scene';

/** Positions in map units. */
type TownMapSpec = Omit<MapSpec, 'width' | 'height' | 'plan' | 'scene' | 'laid'> &
  Pick<SceneSpec, 'allowed'> &
  Pick<TownText, 'river'> & {
    /** Pixels. */
    size: readonly [width: number, height: number];
    /** Pixels per map unit. */
    scale?: number;
    town: Omit<TownText, 'river'>;
    scene?: Omit<SceneSpec, 'routes' | 'allowed'>;
    routes?: SceneSpec['routes'];
  };

export function townMap({
  size: [width, height],
  scale = 1,
  town,
  river,
  scene,
  routes = [],
  allowed,
  ...look
}: TownMapSpec): MapSpec {
  const size = { width: Math.round(width / scale), height: Math.round(height / scale) };
  const plan = readTown({ ...town, ...(river && { river }) }, size);
  const laid = scene && { scene: { ...scene, routes, ...(allowed && { allowed }) } };
  return { width, height, plan, ...look, ...laid };
}

export const townMaps = <Name extends string>(
  specs: Readonly<Record<Name, TownMapSpec>>,
): Readonly<Record<Name, MapSpec>> =>
  Object.fromEntries(
    Object.entries<TownMapSpec>(specs).map(([name, spec]) => [name, townMap(spec)]),
  ) as Record<Name, MapSpec>;

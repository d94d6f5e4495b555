import type { MapSpec } from './map';
import { places, rows, type TownSpec, townPlan } from './plans';
import type { SceneSpec } from './scene';

/** A map of a town that fills its picture, in short. Positions are map units. */
type TownMapSpec = Omit<MapSpec, 'width' | 'height' | 'plan' | 'scene' | 'laid'> &
  Pick<SceneSpec, 'allowed'> & {
    /** Pixels. */
    size: readonly [width: number, height: number];
    /** Pixels per map unit. */
    scale?: number;
    town: Pick<TownSpec, 'seed' | 'angle' | 'turn'> & {
      /** Middles of rings and spokes, as 'x,y,reach …'. */
      centers?: string;
      /** As 'x,y,width,height,angle …'. */
      parks?: string;
    };
    /** Its width, and the places it runs through, as 'x,y …'. */
    river?: readonly [width: number, through: string];
    scene?: Omit<SceneSpec, 'routes' | 'allowed'>;
    routes?: SceneSpec['routes'];
  };

/** A map of a town, with its plan. */
export function townMap({
  size: [width, height],
  scale = 1,
  town: { centers, parks, ...town },
  river,
  scene,
  routes = [],
  allowed,
  ...look
}: TownMapSpec): MapSpec {
  const plan = townPlan({
    ...town,
    width: Math.round(width / scale),
    height: Math.round(height / scale),
    ...(centers && {
      radials: rows(centers, 3, ([x = 0, y = 0, reach = 0]) => ({ at: [x, y], reach })),
    }),
    ...(river && { river: { width: river[0], through: places(river[1]) } }),
    ...(parks && {
      parks: rows(parks, 5, ([x = 0, y = 0, width = 0, height = 0, angle = 0]) => ({
        at: [x, y],
        width,
        height,
        angle,
      })),
    }),
  });
  const laid = scene && { scene: { ...scene, routes, ...(allowed && { allowed }) } };
  return { width, height, plan, ...look, ...laid };
}

/** Maps of towns by name. */
export const townMaps = <Name extends string>(
  specs: Readonly<Record<Name, TownMapSpec>>,
): Readonly<Record<Name, MapSpec>> =>
  Object.fromEntries(
    Object.entries<TownMapSpec>(specs).map(([name, spec]) => [name, townMap(spec)]),
  ) as Record<Name, MapSpec>;

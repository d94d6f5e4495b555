import { type District, divide } from './names/districts';
import { nameStreets } from './names/street-names';
import { layOneWays } from './one-ways';
import { layRoads, type Roads } from './roads';
import { metersPerUnit as usualScale } from './scale';
import type { City } from './types';

/** A drawn city with all a driver has to know about it. */
export type Town = City & {
  readonly metersPerUnit: number;
  readonly roads: Roads;
  /** By street id (`edge.street`). */
  readonly streetNames: ReadonlyMap<number, string>;
  readonly districts: readonly District[];
};

/**
 * Measures, directs and names a drawn city. The city's own geometry stays as it is. Pure: the same
 * city and scale give the same town.
 */
export function layTown(city: City, metersPerUnit: number = usualScale): Town {
  const { graph, plan } = city;
  return {
    ...city,
    metersPerUnit,
    roads: layRoads(graph, layOneWays(graph, plan.seed), metersPerUnit),
    streetNames: nameStreets(graph, plan.seed),
    districts: divide(city),
  };
}

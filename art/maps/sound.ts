import type { City, Point } from '@/lib/city/types';
import { countCrossings } from '@/lib/routing/crossings';
import { strayCrossings } from '../city/geometry/planar';
import { countDeadEnds, largestPart } from '../city/prune';
import { roundedLine } from '../routing/polyline';
import type { Scene } from './scene';

/** Units that stops and vehicles keep from the frame. */
const margin = 8;

function flawsOfCity({ graph, plan }: City): readonly string[] {
  const deadEnds = countDeadEnds(graph, plan.width, plan.height);
  return [
    ...strayCrossings(graph).map((crossing) => `streets cross without a node: ${crossing}`),
    ...(largestPart(graph).nodes.length < graph.nodes.length ? ['streets lie apart'] : []),
    ...(deadEnds > 0 ? [`${deadEnds} streets end nowhere`] : []),
  ];
}

function flawsOfRoutes({ routes, city: { plan } }: Scene, mayCross: boolean): readonly string[] {
  const lines = routes.map(({ points }) => points);
  const crossings =
    countCrossings(lines) + countCrossings(lines.map((points) => roundedLine(points, 8)));
  const outside = ([x, y]: Point) => Math.min(x, y, plan.width - x, plan.height - y) <= margin;
  return [
    ...(crossings > 0 && !mayCross ? ['routes cross'] : []),
    ...routes.flatMap(({ hue, points, stops, vehicle }) => {
      const marks = [...stops.map(({ at }) => at), ...(vehicle ? [vehicle.at] : [])];
      const ends = stops.some(({ at }) => at.join() === points.at(-1)?.join());
      return [
        ...(marks.some(outside) ? [`the ${hue} route leaves the frame`] : []),
        ...(ends ? [] : [`the ${hue} route ends at no stop`]),
      ];
    }),
  ];
}

/** What is wrong with a map before it is drawn; empty where nothing is. */
export const flawsOf = (
  city: City,
  scene: Scene | undefined,
  mayCross = false,
): readonly string[] => [...flawsOfCity(city), ...(scene ? flawsOfRoutes(scene, mayCross) : [])];

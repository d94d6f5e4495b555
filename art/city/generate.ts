import { simplify } from '@/lib/city/geometry/geometry';
import {
  type City,
  type CityPlan,
  type Point,
  type Street,
  spacing,
  streetKinds,
} from '@/lib/city/types';
import { extendStreet } from './extend';
import { createField } from './field';
import { findFaces, outlineOf } from './geometry/faces';
import { dropStrays } from './geometry/planar';
import { buildGraph } from './graph';
import { SegmentLookup } from './lookup';
import { clearParks, inPark, isTinted } from './parks';
import { joinStreets, largestPart, trimDeadEnds } from './prune';
import { bridgeSites, buildRiver, offshoreAt, quays } from './river';
import { StreetLayer } from './streamlines';
import { taperStreets } from './taper';

/** Map units: the ring street in the middle of a radial district. */
const ringRadius = 12;

function ring(at: Point): Street {
  const points = Array.from({ length: 25 }, (_, i): Point => {
    const angle = ((i % 24) * Math.PI) / 12;
    return [at[0] + ringRadius * Math.cos(angle), at[1] + ringRadius * Math.sin(angle)];
  });
  return { kind: 'arterial', points };
}

/** Generates a city; the same plan always gives the same city. */
export function generateCity(plan: CityPlan): City {
  const river = plan.river ? buildRiver(plan.river) : undefined;
  const field = createField(plan, river);
  const layer = new StreetLayer(plan, field);
  const placed = new SegmentLookup(24);
  const streets: Street[] = [];
  const place = (street: Street) => {
    const points = simplify(street.points, 0.14);
    placed.add(points, streets.push({ kind: street.kind, points }) - 1);
    layer.note(points);
  };
  for (const street of plan.fixed ?? []) place(street);
  for (const radial of plan.radials ?? []) place(ring(radial.at));
  for (const points of river ? quays(river) : []) place({ kind: 'major', points });
  const bridges = river ? bridgeSites(river, spacing.arterial, spacing.arterial * 0.6) : [];
  for (const kind of streetKinds) {
    const seeds = kind === 'arterial' ? [...(plan.arterialSeeds ?? []), ...bridges] : [];
    const lines = layer.fill(kind, seeds);
    const first = streets.length;
    const put = (line: readonly Point[], id: number) => {
      streets[id] = { kind, points: simplify(line, 0.14) };
      placed.add(streets[id].points, id);
    };
    for (const [i, line] of lines.entries()) put(line, first + i);
    for (const [i, line] of lines.entries()) {
      put(extendStreet(line, first + i, kind, placed), first + i);
    }
  }
  let graph = trimDeadEnds(dropStrays(buildGraph(streets)), plan.width, plan.height);
  if (plan.parks) graph = trimDeadEnds(clearParks(graph, plan.parks), plan.width, plan.height);
  graph = taperStreets(largestPart(graph), river);
  const faces = findFaces(graph);
  const dry = faces.filter(({ middle }) => offshoreAt(river, middle) >= 14);
  const outlineWhere = (isChosen: (middle: Point) => boolean) =>
    outlineOf(
      graph,
      dry.filter(({ middle }) => isChosen(middle)),
    );
  const { parks = [], seed } = plan;
  return {
    plan,
    graph,
    streets: joinStreets(graph),
    river,
    parks: outlineWhere((at) => parks.some((park) => inPark(park, at))),
    blocks: outlineWhere((at) => isTinted(seed, at)),
  };
}

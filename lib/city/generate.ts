import { extendStreet } from './extend';
import { createField, margin } from './field';
import { findFaces } from './geometry/faces';
import { simplify } from './geometry/geometry';
import { dropStrays } from './geometry/planar';
import { buildGraph } from './graph';
import { SegmentLookup } from './lookup';
import { clearParks, parkOutlines, tintedBlocks } from './parks';
import { joinStreets, largestPart, trimDeadEnds } from './prune';
import { StreetLayer } from './streamlines';
import { taperStreets } from './taper';
import { type City, type CityPlan, type Point, type Street, spacing, streetKinds } from './types';
import { layLake, piecesWhere, shoreRoads } from './water/lake';
import { bridgeSites, layRiver, quays } from './water/river';
import { offshoreAt } from './water/water';

/** Radius of the little ring street in the middle of a radial district, in map units. */
const ringRadius = 12;

function ring(at: Point): Street {
  const points = Array.from({ length: 25 }, (_, i): Point => {
    const angle = ((i % 24) * Math.PI) / 12;
    return [at[0] + ringRadius * Math.cos(angle), at[1] + ringRadius * Math.sin(angle)];
  });
  return { kind: 'arterial', points };
}

const onGround = ({ width, height }: CityPlan, [x, y]: Point) =>
  Math.max(-x, -y, x - width, y - height) < margin;

/** Draws up the whole city of a plan. Pure: the same plan gives the same city to the byte. */
export function generateCity(plan: CityPlan): City {
  const river = plan.river ? layRiver(plan.river) : undefined;
  const lake = plan.lake ? layLake(plan.lake) : undefined;
  const field = createField(plan, { river, lake });
  const layer = new StreetLayer(plan, field);
  const laid = new SegmentLookup(24);
  const streets: Street[] = [];
  const lay = (street: Street) => {
    const points = simplify(street.points, 0.14);
    laid.add(points, streets.push({ kind: street.kind, points }) - 1);
    layer.note(points);
  };
  for (const street of plan.fixed ?? []) lay(street);
  for (const radial of plan.radials ?? []) lay(ring(radial.at));
  const dry = (p: Point) => offshoreAt({ river, lake }, p) > 0 && onGround(plan, p);
  if (lake) for (const points of shoreRoads(lake, dry)) lay({ kind: 'major', points });
  for (const quay of river ? quays(river) : []) {
    for (const points of lake ? piecesWhere(quay, dry) : [quay]) lay({ kind: 'major', points });
  }
  const bridges = river ? bridgeSites(river, spacing.arterial, spacing.arterial * 0.6) : [];
  for (const kind of streetKinds) {
    const seeds = kind === 'arterial' ? [...(plan.arterialSeeds ?? []), ...bridges] : [];
    const lines = layer.fill(kind, seeds);
    const first = streets.length;
    lines.forEach((line, i) => {
      const points = simplify(line, 0.14);
      streets.push({ kind, points });
      laid.add(points, first + i);
    });
    lines.forEach((line, i) => {
      const points = simplify(extendStreet(line, first + i, kind, laid), 0.14);
      streets[first + i] = { kind, points };
      laid.add(points, first + i);
    });
  }
  let graph = trimDeadEnds(dropStrays(buildGraph(streets)), plan.width, plan.height);
  if (plan.parks) graph = trimDeadEnds(clearParks(graph, plan.parks), plan.width, plan.height);
  graph = taperStreets(largestPart(graph), river);
  const faces = findFaces(graph);
  const wet = (at: Point) => offshoreAt({ river, lake }, at) < 14;
  return {
    plan,
    graph,
    streets: joinStreets(graph),
    river,
    lake,
    parks: parkOutlines(graph, faces, plan.parks ?? [], wet),
    blocks: tintedBlocks(graph, faces, plan.seed, wet),
  };
}

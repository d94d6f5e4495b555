import { type Face, findFaces, outlineOf } from '../geometry/faces';
import { area, centroid, distance } from '../geometry/geometry';
import { createRandom } from '../random';
import type { City, Point, Polyline } from '../types';
import { bankOf } from '../water/river';
import { offshoreAt } from '../water/water';
import { nameDistricts } from './district-names';

/** A district covers about this many square map units, more on a map so big that names run out. */
const size = 130_000;
const most = 11;

/** Times the middles of the districts are moved to where their blocks lie. */
const rounds = 12;

/** The bank of the river, seen downstream (1 = right, -1 = left); 0 in a city without a river. */
type Bank = -1 | 0 | 1;

/** A named part of a city, made of whole blocks on one bank. Lengths are map units. */
export type District = {
  readonly name: string;
  readonly at: Point;
  readonly bank: Bank;
  /** Closed rings, to be filled with the even-odd rule. */
  readonly outline: readonly Polyline[];
  /** Square map units. */
  readonly area: number;
};

type Block = { readonly face: Face; readonly at: Point; readonly area: number };

function nearest(sites: readonly Point[], at: Point): number {
  const away = sites.map((site) => distance(site, at));
  return away.indexOf(Math.min(...away));
}

/** Places far apart from each other, the first one drawn by lot. */
function spread(blocks: readonly Block[], count: number, random: () => number): Point[] {
  const sites = [(blocks[Math.floor(random() * blocks.length)] as Block).at];
  while (sites.length < count) {
    const room = blocks.map(({ at }) => Math.min(...sites.map((site) => distance(site, at))));
    sites.push((blocks[room.indexOf(Math.max(...room))] as Block).at);
  }
  return sites;
}

/** Middle of some blocks, weighted by area; `fallback` when there are none. */
function middle(blocks: readonly Block[], fallback: Point): Point {
  const total = blocks.reduce((sum, block) => sum + block.area, 0);
  if (total === 0) return fallback;
  const along = (axis: 0 | 1) => blocks.reduce((sum, b) => sum + b.area * b.at[axis], 0) / total;
  return [along(0), along(1)];
}

/** Shares blocks out among districts of about the same area (k-means, weighted by area). */
function share(blocks: readonly Block[], random: () => number): { at: Point; blocks: Block[] }[] {
  const total = blocks.reduce((sum, block) => sum + block.area, 0);
  let sites = spread(blocks, Math.min(most, Math.max(1, Math.round(total / size))), random);
  for (let round = 0; ; round++) {
    const parts = sites.map((at) => ({ at, blocks: [] as Block[] }));
    for (const block of blocks) parts[nearest(sites, block.at)]?.blocks.push(block);
    if (round === rounds) return parts.filter((part) => part.blocks.length > 0);
    sites = parts.map((part) => middle(part.blocks, part.at));
  }
}

/** Divides the land of a city into named districts. No district reaches over the river. */
export function divide(city: City): District[] {
  const { graph, plan, river } = city;
  const random = createRandom(plan.seed * 6151 + 29);
  const bank = (at: Point): Bank => (river ? bankOf(river, at) : 0);
  const blocks = findFaces(graph)
    .map((face): Block => ({ face, at: centroid(face.ring), area: area(face.ring) }))
    .filter(({ at }) => offshoreAt(city, at) > 0);
  const parts = ([-1, 0, 1] as const).flatMap((side) => {
    const mine = blocks.filter(({ at }) => bank(at) === side);
    return mine.length === 0 ? [] : share(mine, random).map((part) => ({ ...part, bank: side }));
  });
  const names = nameDistricts(city, parts, random);
  return parts.map(({ at, bank, blocks }, i) => ({
    name: names[i] as string,
    at,
    bank,
    outline: outlineOf(
      graph,
      blocks.map(({ face }) => face),
    ),
    area: blocks.reduce((sum, block) => sum + block.area, 0),
  }));
}

/** The district of a position: the nearest one on its bank. */
export function districtAt(
  { river, districts }: Pick<City, 'river'> & { districts: readonly District[] },
  p: Point,
): District {
  const side = river ? bankOf(river, p) : 0;
  const near = districts.filter(({ bank }) => bank === side);
  const mine = near.length > 0 ? near : districts;
  return mine[
    nearest(
      mine.map(({ at }) => at),
      p,
    )
  ] as District;
}

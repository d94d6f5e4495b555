import { seedOf } from '@/art/covers/cover';
import type { MapSpec } from '@/art/maps/map';
import { deepGround, type Hue, hues, night, type Palette, tintGround } from '@/art/maps/palette';
import { townPlan } from '@/art/maps/plans';
import { type RouteSpec, routeScene, type Scene } from '@/art/maps/scene';
import { times } from '@/art/pens/shapes';
import { distance, polylineLength } from '@/lib/city/geometry/geometry';
import type { CityPlan, Point, RiverPlan } from '@/lib/city/types';
import { createRandom } from '@/planner/random';

export interface MapSource {
  slug: string;
  hue: Hue;
  ground: 'deep' | 'tint' | 'night';
}

/** Pixels, or map units. */
interface Size {
  width: number;
  height: number;
}

/** Pixels per map unit, so that lines stay readable on a small card. */
const scale = 1.4;

function paletteOf({ hue, ground }: MapSource): Palette {
  if (ground === 'night') return night;
  return ground === 'deep' ? deepGround(hue) : tintGround(hue);
}

function riverOf({ width, height }: Size, random: () => number): RiverPlan | undefined {
  const kind = random();
  const bend = () => (random() - 0.5) * 90;
  const steps = [-0.15, 0.15, 0.4, 0.62, 0.85, 1.15];
  if (kind < 0.42) {
    const y = height * (random() < 0.5 ? 0.2 : 0.8);
    return { through: steps.map((share): Point => [width * share, y + bend()]), width: 34 };
  }
  if (kind > 0.74) return undefined;
  const x = width * (random() < 0.5 ? 0.22 : 0.78);
  return { through: steps.map((share): Point => [x + bend(), height * share]), width: 32 };
}

function routesOf(source: MapSource, size: Size, depot: Point, random: () => number): RouteSpec[] {
  const count = 2 + Math.floor(random() * 3);
  const turn = random() * 2 * Math.PI;
  const from = hues.indexOf(source.hue);
  return times(count, (i): RouteSpec => {
    const angle = turn + ((i + (random() - 0.5) * 0.36) / count) * 2 * Math.PI;
    const reach = (share: number): Point => [
      depot[0] + Math.cos(angle) * size.width * 0.4 * share,
      depot[1] + Math.sin(angle) * size.height * 0.38 * share,
    ];
    const stops = 3 + Math.floor(random() * 3);
    const hue = hues[(from + i) % hues.length] as Hue;
    return { hue, via: [reach(0.5), reach(1)], stops, served: 1 + Math.floor(random() * 2) };
  });
}

/** 0 is best: long enough to be seen, and direct. */
const flawOf = ({ routes }: Scene): number =>
  Math.max(
    ...routes.map(({ points }) => {
      const [start, end] = [points[0] as Point, points.at(-1) as Point];
      const direct = distance(start, end);
      const wandering = polylineLength(points) / direct - 1.55;
      return Math.max(0, 105 - direct) / 40 + Math.max(0, wandering);
    }),
  );

interface Found {
  plan: CityPlan;
  scene: Scene;
  flaw: number;
}

function attempt(source: MapSource, size: Size, seed: number): Found | undefined {
  const random = createRandom(seed);
  const { width, height } = size;
  const river = riverOf(size, random);
  const plan = townPlan({
    seed,
    ...size,
    angle: (random() - 0.5) * 60,
    radials: [{ at: [width * (0.2 + 0.6 * random()), height * (0.3 + 0.4 * random())], reach: 70 }],
    ...(river && { river }),
  });
  const depot: Point = [width * (0.4 + 0.2 * random()), height * (0.42 + 0.16 * random())];
  const routes = routesOf(source, size, depot, random);
  try {
    const scene = routeScene(plan, { depot, depotSize: 21, routes, clearance: 14, inset: 22 });
    return { plan, scene, flaw: flawOf(scene) };
  } catch {
    return undefined;
  }
}

/** A map of a city drawn from the slug: of a dozen the first whose routes are long and direct enough. */
export function coverMap(source: MapSource, pixels: Size): MapSpec {
  const seed = seedOf(source.slug);
  const units = {
    width: Math.round(pixels.width / scale),
    height: Math.round(pixels.height / scale),
  };
  let best: Found | undefined;
  for (let tries = 0; tries < 12 && (best?.flaw ?? 1) > 0; tries += 1) {
    const found = attempt(source, units, seed + tries * 7919);
    if (found && (!best || found.flaw < best.flaw)) best = found;
  }
  if (!best) throw new Error(`No city could be drawn for the cover of '${source.slug}'.`);
  const { plan, scene } = best;
  return { ...pixels, plan, palette: paletteOf(source), lineWidth: 4.4, routed: () => scene };
}

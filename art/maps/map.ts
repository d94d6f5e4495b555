import type { City, CityPlan, StreetKind } from '@/lib/city/types';
import { drawDepot, drawRoutes } from './marks';
import { colored, type Palette } from './palette';
import { readTown, type TownText } from './plans';
import { cityOf, routeScene, type Scene, type SceneSpec } from './scene';
import { flawsOf } from './sound';
import { cropLines, cropRings, type Frame, fine, num, writePath } from './svg-path';

/** Street widths in map units. */
const widths: Record<StreetKind, number> = { minor: 2.2, major: 3.8, arterial: 6.2 };
const casing = 0.7;

export function drawCity(city: City, frame: Frame): string {
  const { river, plan } = city;
  const streets = (kind: StreetKind) => {
    const lines = city.streets.flatMap((street) => (street.kind === kind ? [street.points] : []));
    return writePath(cropLines(lines, frame));
  };
  const path = (name: string, d: string, more = '') =>
    d === '' ? '' : `<path class="${name}"${more} d="${d}"/>`;
  const width = (units: number) => ` stroke-width="${Math.round(units * fine)}"`;
  const area = ' fill-rule="evenodd"';
  const arterials = streets('arterial');
  const sleepers = `${width(2.2)} stroke-dasharray="36 28" opacity=".5"`;
  return [
    `<path class="g" d="M0 0h${num(frame.width)}v${num(frame.height)}H0z"/>`,
    `<g transform="scale(.25)">`,
    path('b', writePath(cropRings(city.blocks, frame), true), area),
    path('p', writePath(cropRings(city.parks, frame), true), area),
    river ? path('w', writePath([river.outline], true), width(4)) : '',
    path('l i', streets('minor'), width(widths.minor)),
    path('l j', streets('major'), width(widths.major)),
    path('l c', arterials, width(widths.arterial + 2 * casing)),
    path('l a', arterials, width(widths.arterial)),
    plan.rail ? path('l r', writePath([plan.rail]), sleepers) : '',
    '</g>',
  ].join('');
}

/** The plan's size is the viewBox; width and height are pixels. */
export type MapSpec = {
  width: number;
  height: number;
  plan: CityPlan;
  palette: Palette;
  dark?: Palette;
  hidden?: Frame['hidden'];
  scene?: SceneSpec;
  /** Routes that were planned elsewhere. */
  routed?: () => Scene;
  /** The routes of the manual plan cross. */
  mayCross?: boolean;
  /** Route width in map units. */
  lineWidth?: number;
  /** Drawn instead of the map, to lie over another one. */
  layer?: () => string;
  under?: (scene: Scene, palette: Palette) => string;
  over?: (scene: Scene, palette: Palette) => string;
};

const scenes = new WeakMap<MapSpec, Scene>();

/** Planned once per process. */
export function sceneOf(spec: MapSpec): Scene | undefined {
  const known = scenes.get(spec);
  if (known) return known;
  const scene = spec.routed?.() ?? (spec.scene && routeScene(spec.plan, spec.scene));
  if (scene) scenes.set(spec, scene);
  return scene;
}

/** A map as an SVG document. Throws where its city or its routes have a flaw. */
export function mapSvg(spec: MapSpec): string {
  const { width, height } = spec.plan;
  const size = `width="${spec.width}" height="${spec.height}" viewBox="0 0 ${num(width)} ${num(height)}"`;
  const body = spec.layer?.() ?? bodyOf(spec);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${colored(body, spec.palette, spec.dark)}</svg>`;
}

function bodyOf(spec: MapSpec): string {
  const scene = sceneOf(spec);
  const city = scene?.city ?? cityOf(spec.plan);
  const flaws = flawsOf(city, scene, spec.mayCross);
  if (flaws.length > 0) throw new Error(`The map has flaws: ${flaws.join('; ')}.`);
  const { plan, hidden, palette } = spec;
  const ground = drawCity(city, { width: plan.width, height: plan.height, hidden });
  if (!scene) return ground;
  return [
    ground,
    spec.under?.(scene, palette),
    drawRoutes(scene.routes, spec.lineWidth ?? spec.scene?.lineWidth ?? 4.6),
    drawDepot(scene.depot),
    spec.over?.(scene, palette),
  ].join('');
}

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

import { type MapSpec, mapSvg } from '../maps/map';
import { num } from '../maps/svg-path';
import { type Color, colorRules, type Light } from './colors';
import { outlinesFor } from './letters';
import { box, type Ink, inked } from './shapes';
import { withWordsThatGrow } from './small-words';

/** A picture that is drawn by hand-written shapes and words: a product's screen, a van, a chart. */
export interface Drawing {
  /** Pixels. */
  width: number;
  height: number;
  light: Light;
  /** Whether its words keep their size on a phone. */
  steady?: boolean | undefined;
  draw: () => Ink;
}

interface Look {
  light?: Light;
  steady?: boolean;
  /** What fills it behind all, a color or a map, and how round its corners are. */
  ground?: Color | MapSpec;
  radius?: number;
}

type Draw = () => Ink;

/** A drawing that follows the page's light unless another is named. */
export function drawing(
  width: number,
  height: number,
  ...rest: [draw: Draw] | [look: Look, draw: Draw]
): Drawing {
  const [look, draw] = rest.length === 1 ? [{}, ...rest] : rest;
  const { light = 'page', steady, ground, radius }: Look = look;
  const behind = () =>
    typeof ground === 'object'
      ? mapInset(ground, [0, 0, width, height], radius)
      : ground && box(0, 0, width, height, { fill: ground }, radius);
  return { width, height, light, steady, draw: () => [behind() ?? '', draw()] };
}

/** A drawing as a complete SVG document. */
export function drawingSvg({ width, height, light, steady, draw }: Drawing): string {
  const { markup, rules } = withWordsThatGrow(inked(draw()), steady ? 0 : width);
  const style = `<style>${colorRules(markup, light)}${rules}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${style}${outlinesFor(markup)}${markup}</svg>`;
}

/** A map of the city inside a drawing, cut to a box with rounded corners; the map covers the box. */
export function mapInset(
  spec: MapSpec,
  [x, y, width, height]: readonly [number, number, number, number],
  radius = 0,
): string {
  const document = mapSvg(spec);
  const inner = document.slice(document.indexOf('>') + 1, document.lastIndexOf('</svg>'));
  const view = `0 0 ${num(spec.plan.width)} ${num(spec.plan.height)}`;
  const clip = `clip-${Math.round(x)}-${Math.round(y)}`;
  return `<clipPath id="${clip}">${box(x, y, width, height, {}, radius)}</clipPath><g clip-path="url(#${clip})"><svg x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">${inner}</svg></g>`;
}

import { type MapSpec, mapSvg } from '../maps/map';
import { num } from '../maps/svg-path';
import { beatRules } from './beat';
import { type Color, colorRules, type Light } from './colors';
import { outlinesFor } from './letters';
import { box, type Ink, inked } from './shapes';
import { withWordsThatGrow } from './small-words';

export interface Drawing {
  /** Pixels. */
  width: number;
  height: number;
  light: Light;
  /** Whether its words keep their size on a phone. */
  steady?: boolean | undefined;
  /** Where it stands in a frame of another shape: at the foot. */
  foot?: 'xMidYMax' | 'xMinYMax' | undefined;
  draw: () => Ink;
}

interface Options {
  light?: Light;
  steady?: boolean;
  /** A color or a map behind everything. */
  ground?: Color | MapSpec;
  radius?: number;
  /** The ground, and what is drawn beyond the picture, fill a frame of another shape; some from its foot. */
  bleeds?: boolean | Drawing['foot'];
}

type Draw = () => Ink;

/** Follows the page's light unless another is named. */
export function drawing(
  width: number,
  height: number,
  ...rest: [draw: Draw] | [options: Options, draw: Draw]
): Drawing {
  const [options, draw] = rest.length === 1 ? [{}, ...rest] : rest;
  const { light = 'page', steady, ground, radius, bleeds }: Options = options;
  const air = bleeds ? width : 0;
  const behind = () =>
    typeof ground === 'object'
      ? mapInset(ground, [0, 0, width, height], radius)
      : ground && box(-air, -air, width + 2 * air, height + 2 * air, { fill: ground }, radius);
  const foot = typeof bleeds === 'string' ? bleeds : undefined;
  return { width, height, light, steady, foot, draw: () => [behind() ?? '', draw()] };
}

export function drawingSvg({ width, height, light, steady, foot, draw }: Drawing): string {
  const { markup, rules } = withWordsThatGrow(inked(draw()), steady ? 0 : width);
  const style = `<style>${colorRules(markup, light)}${rules}${beatRules(markup)}</style>`;
  const ratio = foot ? ` preserveAspectRatio="${foot}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${ratio}>${style}${outlinesFor(markup)}${markup}</svg>`;
}

export const onMap = (spec: MapSpec, draw: Draw = () => [], light: Light = 'page'): Drawing =>
  drawing(spec.width, spec.height, { light, ground: spec }, draw);

/** A map that covers a box with rounded corners. */
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

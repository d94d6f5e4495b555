import type { Point } from '@/lib/city/types';
import { rows } from '../maps/plans';
import { num, pair, pathOf } from '../maps/svg-path';
import type { Color } from './colors';

export interface Paint {
  fill?: Color;
  stroke?: Color;
  /** Pixels; 1.5 where a stroke is given without it. */
  width?: number;
  /** Dash and gap in pixels. */
  dash?: readonly [number, number];
  opacity?: number;
}

export const lined = (stroke: Color, width = 1.5, dash?: Paint['dash']): Paint => ({
  stroke,
  width,
  ...(dash && { dash }),
});

export const edged = (fill: Color, stroke: Color, width = 1.5): Paint => ({ fill, stroke, width });

function painted({ fill, stroke, width = 1.5, dash, opacity }: Paint): string {
  const names = [fill && `f-${fill}`, stroke && `s-${stroke}`].filter(Boolean).join(' ');
  return [
    names && ` class="${names}"`,
    !fill && ' fill="none"',
    stroke && ` stroke-width="${num(width)}"`,
    dash && ` stroke-dasharray="${dash.join(' ')}"`,
    opacity !== undefined && ` opacity="${opacity}"`,
  ]
    .filter(Boolean)
    .join('');
}

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  radius = 0,
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${radius ? ` rx="${num(radius)}"` : ''}${painted(paint)}/>`;

export const disc = (x: number, y: number, radius: number, paint: Paint): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"${painted(paint)}/>`;

/** A fill has no use for round ends. */
const rounded = ({ stroke }: Paint): string =>
  stroke ? ' stroke-linecap="round" stroke-linejoin="round"' : '';

export const shape = (data: string, paint: Paint): string =>
  `<path d="${data}"${rounded(paint)}${painted(paint)}/>`;

export const line = (points: readonly Point[], paint: Paint): string =>
  shape(pathOf(points), paint);

export const segment = (from: Point, to: Point, paint: Paint): string => line([from, to], paint);

/** Markup, or parts one above the other. */
export type Ink = string | readonly Ink[];

export const inked = (ink: Ink): string =>
  typeof ink === 'string' ? ink : ink.map(inked).join('');

/** `how` as SVG writes it: 'translate(24 64) rotate(-3)'. */
export const moved = (how: string, ink: Ink): string => `<g transform="${how}">${inked(ink)}</g>`;

export const at = (x: number, y: number, ink: Ink): string =>
  moved(`translate(${num(x)} ${num(y)})`, ink);

/** Boxes of one paint at 'x,y,width,height …'. */
export const boxes = (at: string, paint: Paint, radius = 0): Ink =>
  rows(at, 4, ([x = 0, y = 0, width = 0, height = 0]) => box(x, y, width, height, paint, radius));

/** As many as asked, each by its number from 0. */
export const times = <Item>(count: number, make: (i: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Draws a list along an axis: the first item at `first`, each next one `step` further. */
export const spaced = <Item>(
  list: readonly Item[],
  first: number,
  step: number,
  draw: (item: Item, at: number, i: number) => Ink,
): readonly Ink[] => list.map((item, i) => draw(item, first + i * step, i));

/** Draws a list in rows from a corner, so many columns in each. */
export const inGrid = <Item>(
  list: readonly Item[],
  columns: number,
  [left, top]: Point,
  [stepX, stepY]: Point,
  draw: (item: Item, x: number, y: number) => Ink,
): readonly Ink[] =>
  list.map((item, i) =>
    draw(item, left + (i % columns) * stepX, top + Math.floor(i / columns) * stepY),
  );

/** Path data of an arc clockwise between two angles in degrees. */
export const arc = (center: Point, radius: number, from: number, to: number): string => {
  const [start, end] = [from, to].map((degrees) => pair(polar(center, radius, degrees)));
  return `M${start}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end}`;
};

/** A place at a distance from another; degrees clockwise from the east. */
export const polar = ([x, y]: Point, distance: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(turn), y + distance * Math.sin(turn)];
};

import type { Point } from '@/lib/city/types';
import type { Hue } from '../maps';
import { box, type Color, chip, drawing, type Ink, moved, segment, words } from '../pens';
import { type Figure, person } from './body';
import { board, seam } from './pieces';

/** Where feet stand in scenes. */
export const floor = 520;

interface Stand {
  y?: number;
  scale?: number;
  /** Only for people without letters on them. */
  left?: boolean;
}

export const stands = (figure: Figure, x: number, stand: Stand = {}): Ink => {
  const { y = floor, scale = 1.27, left } = stand;
  return moved(`translate(${x} ${y}) scale(${left ? -scale : scale} ${scale})`, person(figure));
};

/** Units of scenes: smaller words would be under 12 px on a phone. */
export const smallest = 24;

/** A plate with words, its top left corner at x, y. */
export const plate = (
  label: string,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  fill: Color,
  color: Color = 'ink',
): Ink => [
  board([x, y, width, height], fill, 8),
  words.sign(label, x + width / 2, y + height / 2 + 9, 27, color, 'middle'),
];

/** What the software shows. */
export const label = (words: string, icon: string, hue: Hue, [x, y]: Point): Ink =>
  moved(`translate(${x} ${y}) scale(1.5)`, chip(words, icon, hue, 0, 0));

/** The ground that people stand on; it runs on where a frame is wider or higher. */
export const ground = (color: Color, y = floor): Ink => [
  box(-800, y, 2400, 800, { fill: color }),
  segment([-800, y], [1600, y], { stroke: 'ink', width: 3 }),
];

export const clockFace = (x: number, y: number, radius: number, [hour, minute]: Point): Ink =>
  moved(`translate(${x} ${y})`, [
    `<circle r="${radius}" class="f-surface s-ink" stroke-width="3"/>`,
    [0, 90, 180, 270].map((turn) => moved(`rotate(${turn})`, seam(`M0 ${5 - radius}v6`, 'ink', 3))),
    moved(`rotate(${(hour + minute / 60) * 30})`, seam(`M0 0V${-radius * 0.5}`, 'ink', 4)),
    moved(`rotate(${minute * 6})`, seam(`M0 0V${-radius * 0.75}`, 'ink', 3)),
  ]);

interface Cut {
  /** Its left top corner. */
  from: Point;
  scale?: number;
  /** Of the wide picture, above and below the usual one. */
  air?: number;
  /** Left edge of what every window shows; what is drawn around it fills the frame. */
  left?: number;
}

/** A hero's scene, at night before a deep wall, and its cut for phones, where `draw` may leave out what is cut. */
export function scene(
  name: string,
  wall: Color,
  { from: [x, y], scale = 0.62, air = 0, left }: Cut,
  draw: (onPhone: boolean) => Ink,
) {
  const options = { ground: wall, light: wall.endsWith('deep') ? 'night' : 'page' } as const;
  const bleeds = left !== undefined;
  const cut = `scale(${scale}) translate(${-x} ${-y})`;
  return {
    [name]: drawing(bleeds ? 780 : 860, 600 + 2 * air, { ...options, bleeds }, () =>
      moved(`translate(${-(left ?? 0)} ${air})`, draw(false)),
    ),
    [`${name}-phone`]: drawing(390, 330, options, () => moved(cut, draw(true))),
  };
}

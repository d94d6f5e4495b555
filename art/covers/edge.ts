import { num } from '../maps/svg-path';

/** A strip of street, wall or lane on the map, on which things are counted. */
export const strip = (x: number, y: number, width: number, height: number): string =>
  `<path class="g7" d="M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z"/>`;

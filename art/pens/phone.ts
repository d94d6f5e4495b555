import type { Color } from './colors';
import { icon } from './icon';
import { words } from './letters';
import { at, box, type Ink } from './shapes';

const rim = 9;

/** Its screen is `width` × `height` at x, y; the status line takes the first 44 units. */
export function phone(
  x: number,
  y: number,
  width: number,
  height: number,
  screen: Ink,
  clock = '1:48',
  edge: Color = 'ink',
): string {
  return [
    box(x - rim, y - rim, width + 2 * rim, height + 2 * rim, { fill: edge }, 42),
    box(x, y, width, height, { fill: 'surface' }, 34),
    words.strong(clock, x + 26, y + 31, 15),
    icon('signal', x + width - 68, y + 16, 18, 'ink'),
    icon('battery-full', x + width - 46, y + 15, 20, 'ink'),
    at(x, y, screen),
  ].join('');
}

import type { Color } from './colors';
import { words } from './letters';
import { at, box, type Ink, icon } from './shapes';

/** Width of the case around the screen. */
const rim = 9;

/**
 * A phone seen from the front, its screen `width` × `height` at x, y. `screen` is drawn from the
 * screen's top left corner; the status line takes its first 44 units. `edge` is the case's color.
 */
export function phone(
  x: number,
  y: number,
  width: number,
  height: number,
  screen: Ink,
  clock = '13:48',
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

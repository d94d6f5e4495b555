import type { Thread } from '../maps/palette';
import { widthOf, words } from './letters';
import { box, icon } from './shapes';

/** Height of a chip. */
export const chipHeight = 36;

/** Width of a chip with these words. */
export const chipWidth = (text: string): number => widthOf(text, 16, 'mono') + 54;

/**
 * The label of a vehicle on a map: its icon on its thread's color, then mono words. x, y is the top
 * left corner; on a night map the chip is paper. Keep it off stops and vehicles.
 */
export function chip(text: string, name: string, thread: Thread, x: number, y: number): string {
  return [
    box(x - 2, y - 2, chipWidth(text) + 4, chipHeight + 4, { fill: 'paper' }, 10),
    box(x, y, chipWidth(text), chipHeight, { fill: 'ink' }, 8),
    box(x + 6, y + 6, 24, 24, { fill: thread }, 6),
    icon(name, x + 10, y + 10, 16, 'paper'),
    words.mono(text, x + 40, y + 23.5, 16, 'paper'),
  ].join('');
}

import type { Box, Size } from '@/lib/planner/map/view';

/** A hint's letters are this wide unless they are enlarged, and it has an icon and room around them. */
const letter = 7.3;
const around = 50;

/** A place for the hint, in pixels of the map's box. */
type HintBox = Box & { readonly place: 'bottom' | 'top' };

/** How keys move the stop that is chosen: the longest of all hints. */
export const keysHint = (stop: number): string =>
  `Arrow keys move stop ${stop}, Shift for longer steps`;

/** The hint's two places: at the bottom, or under the toggle and the notice of plain ground. */
export function hintBoxes(
  { height }: Size,
  words: string,
  isPlain: boolean,
  scale: number,
): readonly [HintBox, HintBox] {
  const tall = 16 + 16 * scale;
  const size = { left: 24, width: around + words.length * letter * scale, height: tall };
  return [
    { place: 'bottom', top: height - 24 - tall, ...size },
    { place: 'top', top: isPlain ? 124 : 84, ...size },
  ];
}

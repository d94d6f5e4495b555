import type { Spot } from '@/lib/planner/day/day';
import type { Box, Size } from '@/lib/planner/map/view';

const shares = [0, 0.25, 0.5, 0.75, 1];

/** The middle of an overlay, its ends and what lies between, to be kept free like stops. */
export const pointsOf = ({ left, top, width, height }: Box): Spot[] =>
  shares.flatMap((across) =>
    shares.map((down): Spot => [left + width * across, top + height * down]),
  );

const scales = new WeakMap<Size, number>();

/**
 * How large letters are: 1 where nobody enlarged them, 2 at 200 %. Read once for each size of the map:
 * whoever asks while something is drawn makes the browser work out all styles at once.
 */
export function textScale(box: Size): number {
  const known = scales.get(box);
  if (known !== undefined) return known;
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  scales.set(box, scale);
  return scale;
}

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

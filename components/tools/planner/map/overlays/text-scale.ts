import type { Size } from '@/lib/planner/map/view';

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

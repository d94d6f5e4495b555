import type { ArticleChart } from '@/content/blog/types';
import { widthOf, words } from '../pens/letters';

type Limit = NonNullable<Extract<ArticleChart, { kind: 'line' }>['limit']>;

/** The points of a curve, from left to right. */
type Way = readonly (readonly [x: number, y: number])[];

/** Whether a way passes through a box. */
const passes = (
  way: Way,
  [from, to]: readonly [number, number],
  [high, low]: readonly [number, number],
) =>
  way.some(([x, y], i) => {
    const [before, start] = way[i - 1] ?? [x, y];
    // Every two pixels along it.
    return Array.from({ length: Math.ceil((x - before) / 2) + 1 }, (_, step) => {
      const along = Math.min(1, (2 * step) / Math.max(1, x - before));
      return [before + along * (x - before), start + along * (y - start)] as const;
    }).some(([px, py]) => px > from && px < to && py > high && py < low);
  });

/** How much larger words may become: on a phone they grow. Where there is no room for that, a little less. */
const growths = [1.4, 1.2, 1];

/** What a rule says, where no curve passes through its words: at the right or the left, above or below. */
export function limitWords(
  { label, value }: Limit,
  [left, right]: readonly [number, number],
  y: number,
  ways: readonly Way[],
) {
  const text = label.includes(String(value)) ? label : `${label}, ${value}`;
  const width = widthOf(text, 15, 'strong');
  const places = growths.flatMap((growth) =>
    ([-9, 19] as const).flatMap((down) => {
      // With room for the stroke of a curve.
      const height = [y + down - 13 * growth - 3, y + down + 9] as const;
      const begin = left + 8;
      return [
        { x: right, down, anchor: 'end', span: [right - width * growth, right], height },
        { x: begin, down, anchor: 'start', span: [begin, begin + width * growth], height },
      ] as const;
    }),
  );
  const free = places.find(({ span, height }) => !ways.some((way) => passes(way, span, height)));
  const { x, down, anchor } = free ?? { x: right, down: -9, anchor: 'end' };
  return words.strong(text, x, y + down, 15, 'error', anchor);
}

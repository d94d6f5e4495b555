import type { ArticleChart } from '@/content/blog/types';
import { at, box, times, widthOf, words } from '../pens';

type Way = readonly (readonly [x: number, y: number])[];

/** Radius of the stop in which a curve ends, with its line. */
const endRadius = 8;

export const endOf = (way: Way): readonly [x: number, y: number] => way.at(-1) ?? [0, 0];

/** Radius and line of that stop: smaller where another curve ends close by. */
export function endSize(way: Way, ways: readonly Way[]): { radius: number; width: number } {
  const [, height] = endOf(way);
  const crowded = ways.some(
    (each) => each !== way && Math.abs(endOf(each)[1] - height) < 2 * endRadius,
  );
  return crowded ? { radius: 4.5, width: 3 } : { radius: endRadius - 2, width: 4 };
}

type Limit = NonNullable<Extract<ArticleChart, { kind: 'line' }>['limit']>;

const passes = (
  way: Way,
  [from, to]: readonly [number, number],
  [high, low]: readonly [number, number],
) =>
  way.some(([x, y], i) => {
    const [before, start] = way[i - 1] ?? [x, y];
    return times(Math.ceil((x - before) / 2) + 1, (step) => {
      const along = Math.min(1, (2 * step) / Math.max(1, x - before));
      return [before + along * (x - before), start + along * (y - start)] as const;
    }).some(([px, py]) => px > from && px < to && py > high && py < low);
  });

/** How much words may grow on a phone; less where there is no room. */
const growths = [1.4, 1.2, 1];

const grounded = (text: string, x: number, y: number, anchor: 'start' | 'end') => {
  const width = widthOf(text, 15, 'strong') + 8;
  const ground = box(anchor === 'end' ? 4 - width : -4, -13, width, 17, { fill: 'surface' });
  const label = words.strong(text, 0, 0, 15, 'error', anchor);
  return at(x, y, `<g data-size="15">${ground}${label}</g>`);
};

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
      const height = [y + down - 13 * growth - 3, y + down + 9] as const;
      const begin = left + 8;
      const stops = ways
        .flatMap((way) => way.slice(-1))
        .filter(([, at]) => at + endRadius > height[0] && at - endRadius < height[1])
        .map(([at]) => at - endRadius - 5);
      const end = Math.min(right, ...stops);
      return [
        { x: end, down, anchor: 'end', span: [end - width * growth, end], height },
        { x: begin, down, anchor: 'start', span: [begin, begin + width * growth], height },
      ] as const;
    }),
  );
  const free = places.find(({ span, height }) => !ways.some((way) => passes(way, span, height)));
  const { x, down, anchor } = free ?? { x: right, down: -9, anchor: 'end' };
  return grounded(text, x, y + down, anchor);
}

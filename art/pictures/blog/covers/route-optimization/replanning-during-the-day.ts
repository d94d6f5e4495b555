import { change, type DrawCover, dots, inRows, label, linesOf } from '@/art/covers';
import { lined, segment, shape } from '@/art/pens/shapes';

const [left, ground, stepHour, columns] = [80, 556, 106.5, 5] as const;
const [stepX, stepY] = [19, 24] as const;
/** Rows above the limit are lifted, so that it lies between them. */
const lift = 14;

export const cover: DrawCover = (article) => {
  const { ticks, series, limit } = linesOf(article);
  const open = series[0]?.values ?? [];
  const fast = limit?.value ?? 0;
  const heaps = open.map((count, i) =>
    inRows(count, columns, [left + i * stepHour, ground], [stepX, -stepY]).map(
      ([x, y], nth) => [x, y - (nth < fast ? 0 : lift)] as const,
    ),
  );
  const edge = ground - (fast / columns - 0.5) * stepY - lift / 2;
  const above = heaps.flatMap((heap) => heap.slice(fast));
  const full = heaps.flatMap((heap) => heap.slice(0, fast));
  return {
    ground: 'deep',
    alt: `Open stops by the hour as heaps of dots, ${open.join(', ')}. A dashed line lies at ${fast}, up to which the fast mode is enough; the dots above it are hollow.`,
    ink: [
      shape(full.map(([x, y]) => `M${x} ${y}h0`).join(''), lined('teal', 17)),
      dots(above, 6.5, { ...lined('ink', 3.5), opacity: 0.75 }),
      segment([0, edge], [1200, edge], lined('signal', 6, [16, 13])),
      change(String(open[0]), String(fast), 1118, 184, 150),
      label('fast from here', 1118, edge - 22, { anchor: 'end' }),
      ticks.map((tick, i) =>
        label(tick.replace(/\D+/, ''), left + 2 * stepX + i * stepHour, 608, { anchor: 'middle' }),
      ),
    ],
  };
};

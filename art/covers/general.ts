import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@/planner/random';
import { readable } from '../charts/measures';
import { type Hue, hues } from '../maps/palette';
import { widthOf } from '../pens/letters';
import { box, disc, edged, lined, segment, shape, times } from '../pens/shapes';
import { type Article, type Chart, type Cover, type DrawCover, figure, seedOf } from './cover';
import { curve, strip } from './shapes';

const [left, right, top, foot] = [96, 1104, 230, 560];

const sized = (text: string) => ({
  anchor: 'end' as const,
  size: Math.min(130, (130 * 560) / widthOf(text, 130, 'sign')),
});

function columns({ title, unit, bars }: Chart<'bars'>, hue: Hue): Cover {
  const largest = Math.max(0, ...bars.map(({ value }) => value)) || 1;
  const step = (right - left) / bars.length;
  const wide = Math.min(150, step * 0.62);
  const main = bars.find(({ strong }) => strong) ?? bars.find(({ value }) => value === largest);
  const words = main ? readable(main.value, unit) : '';
  return {
    alt: `Columns on a street map. ${title}: ${bars.map(({ label, value }) => `${label} ${readable(value, unit)}`).join(', ')}.`,
    ink: [
      strip(0, foot, 1200, 70),
      bars.map(({ value, strong }, i) => {
        const height = Math.max(6, ((foot - top) * Math.max(0, value)) / largest);
        const x = left + i * step + (step - wide) / 2;
        return box(x, foot - height, wide, height, { fill: strong ? 'signal' : hue }, 8);
      }),
      figure(words, 1118, 158, sized(words)),
    ],
  };
}

function curves({ title, unit, ticks, series, limit }: Chart<'line'>): Cover {
  const values = [...series.flatMap((each) => each.values), ...(limit ? [limit.value] : [])];
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (i: number) => left + ((right - left) * i) / Math.max(1, ticks.length - 1);
  const y = (value: number) => foot - ((foot - top) * (value - low)) / (high - low || 1);
  const ends = series.map(({ label, values }) => `${label} ends at ${values.at(-1)}`);
  const words = readable(limit?.value ?? high, unit);
  return {
    alt: `Routes on a street map. ${title}: ${ends.join(', ')}${limit ? `, ${limit.label} at ${limit.value}` : ''}.`,
    ink: [
      limit
        ? segment([0, y(limit.value)], [1200, y(limit.value)], lined('signal', 6, [2, 14]))
        : '',
      series.map(({ values }, i) => {
        const color = hues[i % hues.length] ?? 'cobalt';
        const points = values.map((value, at) => [x(at), y(value)] as const);
        const [endX, endY] = points.at(-1) ?? [right, foot];
        return [
          shape(curve(points), lined(color, 13)),
          disc(endX, endY, 15, edged('surface', color, 9)),
        ];
      }),
      figure(words, 1118, 158, sized(words)),
    ],
  };
}

/** A route with stops, another for each slug. */
export function plainCover(slug: string, hue: Hue): Cover {
  const random = createRandom(seedOf(slug));
  const count = 5 + Math.floor(random() * 4);
  const step = (right - left) / (count - 1);
  const points = times(count, (i) => [left + i * step, 170 + 300 * random()] as const);
  const [, start] = points[0] ?? [0, 0];
  const [, end] = points.at(-1) ?? [0, 0];
  return {
    alt: `A street map with one route and ${count} stops.`,
    ink: [
      shape(curve([[-60, start], ...points, [1260, end]]), lined(hue, 14)),
      points.map(([x, y]) => disc(x, y, 17, edged('surface', hue, 10))),
    ],
  };
}

function generalCover({ slug, hue, chart }: Article): Cover {
  if (!chart) return plainCover(slug, hue);
  return chart.kind === 'bars' ? columns(chart, hue) : curves(chart);
}

/** The article's drawn cover, or a general one where its chart has changed: no text stops a build. */
export async function coverOf(article: Article, category: string): Promise<Cover> {
  const folder = join(import.meta.dirname, '..', 'pictures', 'blog', 'covers', category);
  const file = join(folder, `${article.slug}.ts`);
  if (!existsSync(file)) return generalCover(article);
  const { cover }: { cover: DrawCover } = await import(file);
  try {
    return cover(article);
  } catch {
    return generalCover(article);
  }
}

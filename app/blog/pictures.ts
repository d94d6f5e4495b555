import { chartSheet } from '@/art/charts/chart';
import { keptPicture } from '@/art/kept-pictures';
import { drawPicture } from '@/art/maps/picture';
import { drawSheet } from '@/art/pens/sheet';
import { type CoverWish, coverSpec } from '@/art/pictures/blog/covers';
import type { ArticleChart, BlogPost } from '@/content/blog/types';
import { coverSize, wideCoverSize } from '@/lib/blog/post-card';
import { coverWish, getChart, getPosts } from '@/lib/content/posts';

const heroWish: CoverWish = {
  slug: 'notes-from-the-dispatch-desk',
  thread: 'teal',
  ground: 'night',
};
const heroSize = { width: 560, height: 500 };

/** A picture and the data it is drawn from. */
interface Drawing {
  readonly data: CoverWish | ArticleChart;
  readonly draw: () => string;
}

const cover = (data: CoverWish, size: { width: number; height: number }): Drawing => ({
  data,
  draw: () => drawPicture(coverSpec(data, size)),
});

const covers = new Map<string, Drawing>([
  ['blog-hero', cover(heroWish, heroSize)],
  ...getPosts().flatMap((post): [string, Drawing][] => [
    [`cover-${post.slug}`, cover(coverWish(post), coverSize)],
    [`cover-${post.slug}-wide`, cover(coverWish(post), wideCoverSize)],
  ]),
]);

const charts = new Map<string, ArticleChart>(
  getPosts().flatMap(({ slug }) => {
    const chart = getChart(slug);
    return chart ? [[`chart-${slug}`, chart] as const] : [];
  }),
);

/** The pictures of the blog: a cover in two cuts for each post, the charts, the list's hero. */
export const blogPictureNames: readonly string[] = [...covers.keys(), ...charts.keys()];

/** A picture of the blog; undefined where there is none of that name. */
export function blogPicture(name: string): Drawing | undefined {
  const chart = charts.get(name);
  if (chart) return { data: chart, draw: () => drawSheet(chartSheet(chart)) };
  return covers.get(name);
}

/** A picture of the blog as a file, drawn once per build; undefined where there is none. */
export function blogFile(name: string): Promise<Buffer> | undefined {
  const drawing = blogPicture(name);
  return drawing && keptPicture(`${name}.svg ${JSON.stringify(drawing.data)}`, drawing.draw);
}

/** Natural size of a chart in pixels. */
export function chartSize(name: string): { width: number; height: number } {
  const chart = charts.get(name);
  if (!chart) throw new Error(`There is no picture '${name}'.`);
  const { width, height } = chartSheet(chart);
  return { width, height };
}

const counts = ['no', 'one', 'two', 'three', 'four'];
const grounds = { night: ' at night', deep: '', tint: '' };

/** A route as drawRoutes in art/maps/marks.ts writes it. */
const routeLine = /<path class="l t\d/g;

/** What an article's wide cover shows, counted on the drawing itself. */
export async function coverAlt(post: BlogPost): Promise<string> {
  const drawn = String(await blogFile(`cover-${post.slug}-wide`));
  const routes = drawn.match(routeLine)?.length ?? 0;
  return `Map of an invented city${grounds[coverWish(post).ground]}: ${counts[routes]} routes leave one depot and never touch.`;
}

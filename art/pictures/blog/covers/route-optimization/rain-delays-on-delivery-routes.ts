import { type DrawCover, figure, label, linesOf, seedOf } from '@/art/covers/cover';
import { num } from '@/art/maps';
import { box, disc, edged, lined, segment, shape, times } from '@/art/pens/shapes';
import { createRandom } from '@/planner/random';

const [first, step, lineY, perMinute, wide] = [128, 157, 494, 5.6, 70];
/** Before the fourth stop. */
const rain = 566;

function drops(slug: string): string {
  const random = createRandom(seedOf(slug));
  const fall = times(190, () => {
    const [x, y, long] = [rain + random() * 680, random() * (lineY - 60), 22 + random() * 22];
    return { x, y, long };
  });
  return fall
    .filter(({ x, y }) => x - y * 0.2 > rain - 60 && !(x > 930 && y > 300 && y < 400))
    .map(({ x, y, long }) => `M${num(x)} ${num(y)}l${num(long * -0.2)} ${num(long)}`)
    .join('');
}

export const cover: DrawCover = (article) => {
  const { ticks, series } = linesOf(article);
  const [slack = [], delay = []] = series.map(({ values }) => values);
  const x = (i: number) => first + i * step;
  const late = (i: number) => (delay[i] ?? 0) > (slack[i] ?? 0);
  const column = (i: number, minutes: number, paint: Parameters<typeof box>[4]) => {
    const height = minutes * perMinute;
    return box(x(i) - wide / 2, lineY - 26 - height, wide, height, paint, 5);
  };
  const lateAt = ticks.findIndex((_, i) => late(i));
  return {
    ground: 'tint',
    alt: `Stops ${ticks[0]} to ${ticks.at(-1)} on a route, above each a frame as high as its slack: ${slack.join(', ')} minutes. Rain falls from 3:00 PM on, and delay fills the last frames with ${delay.filter((minutes) => minutes > 1).join(', ')}. At stop ${ticks[lateAt]} it is more than the frame holds.`,
    ink: [
      shape(`M${rain} 0H1200V630H${rain - 126}z`, { fill: 'cobalt', opacity: 0.14 }),
      shape(drops(article.slug), { ...lined('cobalt', 4), opacity: 0.75 }),
      slack.map((minutes, i) => column(i, minutes, { fill: 'highlight', opacity: 0.6 })),
      delay.map((minutes, i) =>
        minutes >= 1 && !late(i) ? column(i, minutes, { fill: 'cobalt' }) : '',
      ),
      delay.map((minutes, i) => (late(i) ? column(i, minutes, { fill: 'signal' }) : '')),
      slack.map((minutes, i) => column(i, minutes, lined(late(i) ? 'ink' : 'teal', 6))),
      segment([-20, lineY], [1220, lineY], lined('teal', 14)),
      ticks.map((tick, i) => [
        disc(x(i), lineY, 17, edged(late(i) ? 'signal' : 'surface', late(i) ? 'ink' : 'teal', 7)),
        label(tick, x(i), lineY + 72, { anchor: 'middle' }),
      ]),
      figure('3:00 PM', 78, 140),
      label('late', 1118, 366, { anchor: 'end' }),
    ],
  };
};

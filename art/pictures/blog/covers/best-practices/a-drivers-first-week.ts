import { type DrawCover, figure, label } from '@/art/covers/cover';
import { num } from '@/art/maps';
import { disc, line, lined, segment, shape, vehicle } from '@/art/pens';

/** Stops per working day, as in the article. */
const days = [0, 12, 18, 24, 28, 32, 36, 36, 40] as const;
const full = 40;
const [first, step, ground, perStop] = [104, 124, 562, 10.7];

export const cover: DrawCover = () => {
  const x = (day: number) => first + day * step;
  const y = (stops: number) => ground - stops * perStop;
  const stairs = days.flatMap((stops, day) => {
    const [from, to] = [x(day - 0.5), x(day + 0.5)];
    return [
      [day === 0 ? -20 : from, y(stops)],
      [day === days.length - 1 ? 1220 : to, y(stops)],
    ] as const;
  });
  const data = stairs.map(([left, top]) => `L${num(left)} ${num(top)}`).join('');
  return {
    ground: 'tint',
    alt: `A staircase with a step for each working day, as high as its stops: ${days.join(', ')}. Under a dotted line at the full route of ${full}, a van arrives on the ninth day, a Thursday.`,
    ink: [
      shape(`M-20 650${data}L1220 650z`, { fill: 'madder', opacity: 0.2 }),
      segment([-10, y(full)], [x(days.length - 1.5), y(full)], lined('ink', 5, [1, 12])),
      line(stairs, lined('madder', 11)),
      segment([x(days.length - 1.5), y(full)], [1220, y(full)], lined('signal', 11)),
      days.slice(0, -1).map((stops, day) => disc(x(day), y(stops), 15, { fill: 'madder' })),
      days.map((stops, day) =>
        label(String(stops), x(day), y(stops) + (stops === full ? 70 : 54), { anchor: 'middle' }),
      ),
      vehicle(x(days.length - 1), y(full), 0, 28),
      label(`full route: ${full}`, 80, y(full) - 22),
      figure('Thursday', 76, y(full) + 116, { size: 124 }),
    ],
  };
};

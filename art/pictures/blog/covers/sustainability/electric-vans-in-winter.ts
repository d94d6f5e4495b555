import { blend, type DrawCover, depot, figure, leader, linesOf, ring } from '@/art/covers';
import { type Color, disc, edged, lined, polar, shape } from '@/art/pens';

const breaks = '33 °F';
const [hub, perMile] = [[440, 320] as const, 2.26];

const bend = (angle: number) => {
  const turn = (angle * Math.PI) / 180;
  const wave = Math.sin(5 * turn + 0.6) + 0.6 * Math.sin(3 * turn + 2) + 0.5 * Math.sin(7 * turn);
  return 0.95 + wave * 0.024;
};

export const cover: DrawCover = (article) => {
  const { ticks, series, limit } = linesOf(article);
  const ranges = series[0]?.values ?? [];
  const [warm = 0, cold = 0] = [ranges[0], ranges.at(-1)];
  const needed = limit?.value ?? 0;
  const around = (miles: number) => ring(hub, (angle) => miles * perMile * bend(angle), 48);
  const cooler = (i: number) => blend('ochre', (100 * i) / (ranges.length - 1), 'cobalt');
  const named = (text: string, miles: number, angle: number, color: Color) => {
    const from = polar(hub, miles * perMile * bend(angle), angle);
    return [
      disc(...from, 11, edged(color, 'band', 4)),
      leader(text, [from[0] + 14, from[1]], [736, from[1]], { color }),
    ];
  };
  return {
    ground: 'night',
    alt: `Seven rings around a depot, the range of an electric van on a county route: ${ranges.map((miles, i) => `${miles} miles at ${ticks[i]}`).join(', ')}. A dotted ring at ${needed} miles, the route with its reserve, lies outside the last three: below ${breaks} it is too far.`,
    ink: [
      shape(around(warm), { fill: 'ochre', opacity: 0.14 }),
      shape(around(cold), { fill: 'cobalt', opacity: 0.22 }),
      ranges.slice(1, -1).map((miles, i) => shape(around(miles), lined(cooler(i + 1), 4))),
      shape(around(warm), lined('ochre', 9)),
      shape(around(cold), lined('cobalt', 9)),
      shape(around(needed), lined('signal', 8, [1, 15])),
      depot(...hub, 78),
      named(`${ticks[0]}, ${warm} mi`, warm, -37, 'ochre'),
      named(`needed, ${needed} mi`, needed, -10, 'signal'),
      named(`${ticks.at(-1)}, ${cold} mi`, cold, 22, 'cobalt'),
      figure(breaks, 1118, 572, { anchor: 'end' }),
    ],
  };
};

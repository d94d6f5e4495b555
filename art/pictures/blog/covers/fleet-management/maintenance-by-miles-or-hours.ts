import { barsOf, blend, type DrawCover, figure, label } from '@/art/covers';
import { at, box, icon, lined, segment, shape } from '@/art/pens';

/** Days are equally long on every road. */
const [perDay, startX, startY, beside, bend] = [4.1, 340, 315, 34, 50] as const;

/** `far` beyond start and shop, up (1) or down (−1). */
function around(days: number, straight: number, far: number, up: 1 | -1): string {
  const across = straight + 2 * far;
  // A bend is shorter than the corner that it cuts.
  const saved = 4 * (2 - Math.PI / 2) * bend;
  const high = up * ((days * perDay - across - 2 * far + saved) / 2 - 2 * bend);
  const [turn, rise] = [up === 1 ? 1 : 0, up * bend];
  const arc = (x: number, y: number) => `a${bend} ${bend} 0 0 ${turn} ${x} ${y}`;
  return [
    `M${startX} ${startY - up * beside}h${bend - far}${arc(-bend, -rise)}v${-high}${arc(bend, -rise)}`,
    `h${across - 2 * bend}${arc(bend, rise)}v${high}${arc(-bend, rise)}h${bend - far}`,
  ].join('');
}

/** Dashes are weeks of five working days. */
const road = (data: string) => [
  shape(data, lined(blend('cobalt', 72, 'cobaltdeep'), 30)),
  shape(data, lined('cobalt', 9, [perDay * 2, perDay * 3])),
];

const van = [
  box(0, -29, 96, 58, { fill: 'ink' }, 11),
  box(68, -22, 18, 44, { fill: 'cobaltdeep' }, 6),
];

export const cover: DrawCover = (article) => {
  const [miles = 0, calendar = 0, hours = 0] = barsOf(article).map(({ value }) => value);
  const straight = hours * perDay;
  const [end, middle] = [startX + straight, startX + straight / 2];
  return {
    alt: `Three roads to one shop, as long as the working days until a van’s oil is due: ${miles} by odometer, ${calendar} by calendar. The van arrives first on the shortest, in orange: ${hours} by engine hours.`,
    ink: [
      road(around(miles, straight, 264, 1)),
      road(around(calendar, straight, 110, -1)),
      segment([startX + 16, startY], [end, startY], lined('signal', 30)),
      segment([startX, startY - 50], [startX, startY + 50], lined('ink', 12)),
      at(end - 140, startY, van),
      at(end - 20, startY - 62, [
        box(0, 0, 108, 124, { fill: 'ink' }, 14),
        icon('wrench', 24, 32, 60, 'paper'),
      ]),
      label(`odometer: ${miles}`, middle, 186, { anchor: 'middle' }),
      label(`calendar: ${calendar}`, middle, 466, { anchor: 'middle' }),
      figure(`${hours} days`, 1118, 508, { anchor: 'end' }),
      label('engine hours', 1118, 584, { anchor: 'end' }),
    ],
  };
};

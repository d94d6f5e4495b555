import { type Color, drawing, stop, words } from '@/art/pens';
import { box, disc, edged, lined, segment, shape, times } from '@/art/pens/shapes';

/** In the order of the fan; the second one is followed. */
export const vans = [
  ['VAN 07', 14, 'madder'],
  ['VAN 03', 18, 'cobalt'],
  ['BIKE 02', 26, 'teal'],
  ['VAN 11', 16, 'ochre'],
  ['VAN 14', 15, 'plum'],
] as const;

type Place = readonly [x: number, y: number];

const moment = (number: number, [x, y]: Place) => [
  disc(x, y, 20, edged('paper', 'ink', 4)),
  words.strong(`${number}`, x, y + 6.5, 18, 'ink', 'middle'),
];

const hub = (x: number, y: number, width: number, height: number) => {
  const bars = [1, 2, 3, 4, 5].map((i) => {
    const [left, top] = [x + (width * i) / 6, y + (height * i) / 6];
    return height > width
      ? segment([x + 20, top], [x + width - 20, top], lined('paper', 5))
      : segment([left, y + 20], [left, y + height - 20], lined('paper', 5));
  });
  return [box(x, y, width, height, { fill: 'ink' }, 14), ...bars];
};

/** Filled before `served`. */
const stops = (places: readonly Place[], color: Color, served: number, radius: number) =>
  places.map(([x, y], i) => stop(x, y, color, { radius, served: i < served, ground: 'paper' }));

const spread = (count: number, from: number, to: number, turn: (at: number) => Place): Place[] =>
  times(count, (i) => turn(from + ((to - from) * i) / (count - 1)));

export const pictures = {
  'ecommerce-cable': drawing(1280, 420, () => {
    const lane = (i: number) => 54 + i * 82;
    const strand = (i: number) => 194 + i * 12;
    return [
      ...vans.map(([name, count, hue], i) => {
        const y = lane(i);
        const followed = i === 1;
        const end = 1240 - (26 - count) * 12;
        const places = spread(count, 640, end, (x) => [x, y]);
        return [
          shape(`M0 ${strand(i)}H300`, lined(hue, 9)),
          shape(
            `M380 ${strand(i)}C440 ${strand(i)} 430 ${y} 490 ${y}H${followed ? 1192 : end}`,
            lined(hue, followed ? 7 : 5),
          ),
          stops(places, hue, followed ? 12 : 0, 7),
          words.strong(name, 510, y - 18, 18),
          words.text(`${count} stops`, 596, y - 18, 18, 'ink2'),
        ];
      }),
      hub(300, 168, 80, 100),
      words.strong('TRL 212', 0, 164, 18),
      words.text('89 orders', 0, 284, 18, 'ink2'),
      words.strong('Riverside hub', 340, 298, 18, 'ink', 'middle'),
      moment(1, [146, 218]),
      moment(2, [340, 142]),
      moment(3, [474, lane(1) + 2]),
      moment(4, [640 + (504 * 11) / 17, lane(1)]),
      moment(5, [1192, lane(1)]),
    ];
  }),
  'ecommerce-cable-phone': drawing(350, 700, () => {
    const lane = (i: number) => 35 + i * 70;
    const strand = (i: number) => 151 + i * 12;
    return [
      ...vans.map(([name, count, hue], i) => {
        const x = lane(i);
        const followed = i === 1;
        const end = 640 - (26 - count) * 9;
        const places = spread(count, 320, end, (y) => [x, y]);
        return [
          shape(`M${strand(i)} 0V110`, lined(hue, 9)),
          shape(
            `M${strand(i)} 170C${strand(i)} 220 ${x} 200 ${x} 250V${followed ? 604 : end}`,
            lined(hue, followed ? 6 : 5),
          ),
          stops(places, hue, followed ? 12 : 0, 5),
          box(x - 33, 271, 66, 26, { fill: 'paper' }, 6),
          words.strong(name, x, 290, 16, 'ink', 'middle'),
          words.text(`${count} stops`, x, end + (followed ? 82 : 30), 15, 'ink2', 'middle'),
        ];
      }),
      hub(117, 110, 116, 60),
      words.strong('TRL 212', 220, 30, 16),
      words.text('89 orders', 220, 52, 16, 'ink2'),
      moment(1, [175, 56]),
      moment(2, [262, 140]),
      moment(3, [105, 245]),
      // Beside its stop, so that all 18 can be counted.
      moment(4, [135, 320 + (248 * 11) / 17]),
      moment(5, [105, 604]),
    ];
  }),
};

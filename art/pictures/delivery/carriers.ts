import { drawing, hue, icon, words } from '@/art/pens';
import { box, edged, type Ink, lined, moved, segment, shape, spaced } from '@/art/pens/shapes';

/** Made-up carriers. */
const lanes = [
  { name: 'Own vans', icon: 'truck', hue: 'madder', count: '51' },
  { name: 'Night Post', icon: 'moon-star', hue: 'cobalt', count: '24' },
  { name: 'Pedal Couriers', icon: 'bike', hue: 'teal', count: '9' },
  { name: 'Bulk & Pallet', icon: 'weight', hue: 'ochre', count: '5' },
] as const;

function belt(from: number, to: number, y: number, half: number) {
  const rollers: string[] = [];
  for (let x = from + 14; x < to; x += 28) rollers.push(`M${x} ${y - half + 7}v${2 * half - 14}`);
  return [
    shape(rollers.join(''), lined('line', 3)),
    segment([from, y - half], [to, y - half], lined('edge', 3)),
    segment([from, y + half], [to, y + half], lined('edge', 3)),
  ];
}

const parcel = (x: number, y: number, width: number, height: number, id: string) => [
  box(x, y - height / 2, width, height, edged('sunk', 'ink', 3), 5),
  words.mono(id, x + width / 2, y + 6, 16, 'ink', 'middle'),
];

const reader = (x: number, y: number, half: number) => [
  box(x - 9, y - half - 24, 18, 2 * half + 48, { fill: 'ink' }, 7),
  ...[-1, 0, 1].map((step) =>
    segment([x, y + step * half * 0.62 - 7], [x, y + step * half * 0.62 + 7], lined('signal', 5)),
  ),
  shape(`M${x - 26} ${y - 22}q-12 22 0 44M${x - 40} ${y - 34}q-20 34 0 68`, lined('signal', 3)),
];

const plate = (index: number) => 20 + index * 90;
const turned = (drawing: Ink) => moved('translate(195 0) rotate(90)', drawing);

export const pictures = {
  'delivery-carriers-phone': drawing(390, 368, { light: 'night', ground: 'paper' }, () => [
    turned(belt(0, 132, 0, 46)),
    hue('M195 0V132', 'madder'),
    ...spaced(lanes, 177, 12, ({ hue: color }, from, i) => {
      const to = plate(i) + 40;
      return hue(`M${from} 126V150C${from} 196 ${to} 170 ${to} 224`, color);
    }),
    ...lanes.map(({ hue: color, icon: sign, name, count }, i) => [
      box(plate(i), 222, 80, 76, edged('paper', color, 3), 10),
      icon(sign, plate(i) + 28, 231, 24, color),
      words.mono(count, plate(i) + 40, 284, 18, 'ink', 'middle'),
      name
        .split(/ (?=\w+$)/)
        .map((line, row) => words.text(line, plate(i) + 40, 320 + row * 18, 15, 'ink2', 'middle')),
    ]),
    parcel(151, 48, 88, 52, '40802'),
    turned(reader(126, 0, 56)),
  ]),
};

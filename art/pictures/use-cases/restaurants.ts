import { bad, drawing, hue, icon, tag, vehicle, words } from '@/art/pens';
import { arc, box, disc, edged, lined, segment, shape, spaced } from '@/art/pens/shapes';

const bar = (y: number, x: number, name: string, label: string, hue: 'ochre' | 'teal') => [
  icon(name, 22, y - 13, 26, 'ink'),
  box(x, y - 9, 226 - x, 18, { fill: hue }, 5),
  words.text(label, 62, y - 22, 16, 'ink2'),
];

const meal = (x: number, label: string, hue: 'madder' | 'teal') => [
  shape(`M${x + 22} 66v-10a14 14 0 0 1 28 0v10`, lined('ink', 3)),
  box(x, 66, 72, 70, edged(`${hue}tint`, 'ink', 3), 6),
  words.mono(label, x + 36, 107, 16, 'ink', 'middle'),
];

const rated = [
  ['Ramen', 5],
  ['Fries', 2],
  ['Delivery', 4],
] as const;
const rim = (x: number, part: number) =>
  arc([x, 78], 37, part * 72 + 6.48 - 90, part * 72 + 65.52 - 90);

export const pictures = {
  'restaurants-prep': drawing(300, 220, { ground: 'maddertint' }, () => [
    segment([226, 34], [226, 172], lined('ink', 3)),
    bar(82, 62, 'cooking-pot', 'wok, 11 min', 'ochre'),
    bar(146, 137, 'bike', 'on the way, 6 min', 'teal'),
    disc(226, 82, 7, edged('surface', 'ink', 3)),
    disc(226, 146, 7, edged('surface', 'ink', 3)),
    words.mono('7:13', 226, 199, 20, 'ink', 'middle'),
  ]),
  'restaurants-bag': drawing(300, 220, { ground: 'paper' }, () => [
    shape('M44 76L26 28M256 76L274 28', lined('ink', 3)),
    box(54, 30, 192, 130, { fill: 'sunk' }, 6),
    meal(70, '6 min', 'madder'),
    meal(158, '11 min', 'teal'),
    shape('M44 76v88q0 12 12 12h188q12 0 12-12V76', lined('ink', 4)),
    shape('M44 142H256V164q0 12-12 12H56q-12 0-12-12z', edged('surface', 'ink', 4)),
    words.text('share up to 12 min', 150, 205, 16, 'ink2', 'middle'),
  ]),
  'restaurants-link': drawing(300, 220, { ground: 'tealtint' }, () => [
    box(22, 29, 256, 158, { fill: 'onsignal', opacity: 0.12 }, 18),
    shape(
      'M40 24H260q18 0 18 18V164q0 18-18 18H76L30 204 47 182H40q-18 0-18-18V42q0-18 18-18z',
      edged('surface', 'line'),
    ),
    words.sign('4 min', 150, 150, 38, 'ink', 'middle'),
    hue('M62 146A92 92 0 0 1 118 64', 'teal', { width: 6 }),
    hue('M118 64A92 92 0 0 1 238 146', 'edge', { width: 6, dash: [0.1, 11] }),
    vehicle(118, 64, -24, 15),
    icon('cooking-pot', 50, 150, 22, 'ink2'),
    icon('house', 227, 150, 22, 'ink2'),
  ]),
  'restaurants-ratings': drawing(300, 220, { ground: 'ochretint' }, () => [
    ...spaced(rated, 54, 96, ([name, rating], x) => {
      const hue = rating > 3 ? 'teal' : 'madder';
      return [
        disc(x, 78, 27, edged('surface', 'ink', 2.5)),
        ...[0, 1, 2, 3, 4].map((part) =>
          shape(rim(x, part), lined(part < rating ? hue : 'edge', part < rating ? 8 : 3)),
        ),
        words.sign(`${rating}`, x, 87, 26, 'ink', 'middle'),
        words.strong(name, x, 146, 17, 'ink', 'middle'),
      ];
    }),
    tag('“soggy”, 7:52', 222, 166, { ...bad, size: 16, face: 'mono' }, 'end'),
    segment([150, 154], [150, 166], lined('error', 3)),
  ]),
};

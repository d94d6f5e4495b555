import { type Color, drawing, icon, words } from '@/art/pens';
import { at, box, lined, segment, shape, spaced, times } from '@/art/pens/shapes';

const slips = [
  ['cobalt', 'store', 'Store', '9:20', 'cushions'],
  ['madder', 'lamp', 'Web', '10:05', 'a lamp'],
  ['ochre', 'scroll', 'Marketplace', '11:40', 'a rug'],
] as const;

function paper(width: number, height: number): string {
  const teeth = Math.round(width / 14);
  const tooth = width / teeth;
  const edge = times(teeth, () => `l${-tooth / 2} -7l${-tooth / 2} 7`).join('');
  return shape(`M0 0H${width}V${height}${edge}z`, { fill: 'ink' });
}

const slip = ([color, name, sold, time, what]: (typeof slips)[number]) => [
  paper(178, 150),
  box(0, 0, 178, 10, { fill: color }),
  words.sign(sold, 16, 46, 24, 'onsignal'),
  icon(name, 138, 70, 24, 'onsignal'),
  words.sign(time, 16, 92, 30, 'onsignal'),
  words.text(what, 16, 120, 19, 'line'),
];

const merged = () => [
  paper(232, 222),
  words.sign('Bobbin Street', 20, 42, 24, 'onsignal'),
  words.mono('9:20', 20, 71, 19, 'onsignal'),
  segment([20, 86], [212, 86], lined('onsignal', 2)),
  spaced(slips, 102, 36, ([color, name, , , what], y) => [
    box(20, y, 8, 24, { fill: color }, 3),
    icon(name, 42, y + 2, 20, 'onsignal'),
    words.text(what, 74, y + 18, 19, 'onsignal'),
  ]),
];

const way = (data: string, color: Color): string => shape(data, lined(color, 4.5));

export const pictures = {
  'story-retail': drawing(720, 420, { light: 'night', ground: 'plumtint' }, () => [
    at(32, 30, slip(slips[0])),
    at(232, 134, slip(slips[1])),
    at(32, 238, slip(slips[2])),
    way('M210 104H410c14 0 22 8 22 22v38c0 14 8 22 22 22h24', 'cobalt'),
    way('M410 222h68', 'madder'),
    way('M210 332H410c14 0 22-8 22-22v-30c0-14 8-22 22-22h24', 'ochre'),
    at(462, 100, merged()),
  ]),
  'story-retail-phone': drawing(390, 460, { light: 'night', ground: 'plumtint' }, () => [
    spaced(slips, 18, 122, ([color, name, sold, time, what], x) =>
      at(x, 24, [
        paper(110, 128),
        box(0, 0, 110, 10, { fill: color }),
        words.sign(sold, 10, 40, 19, 'onsignal'),
        icon(name, 78, 58, 20, 'onsignal'),
        words.sign(time, 10, 77, 26, 'onsignal'),
        words.text(what, 10, 106, 16, 'line'),
      ]),
    ),
    way('M73 152v26c0 12 6 18 18 18h16c12 0 18 6 18 18v10', 'cobalt'),
    way('M195 152v72', 'madder'),
    way('M317 152v26c0 12-6 18-18 18h-16c-12 0-18 6-18 18v10', 'ochre'),
    at(79, 224, merged()),
  ]),
};

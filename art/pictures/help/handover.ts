import { type Color, card, drawing, hue, icon, stop, words } from '@/art/pens';
import { box, edged, spaced } from '@/art/pens/shapes';

const fields = [
  ['Company code', 'RIVERSIDE', 'cobalt'],
  ['Username', 'mcastellanos', 'cobalt'],
  ['Password', '••••••••••', 'madder'],
] as const;

const way = (
  x: number,
  name: string,
  hue: 'cobalt' | 'madder',
  [title = '', ...lines]: readonly string[],
) => [
  box(x, 24, 222, 98, edged('surface', 'line'), 14),
  box(x + 16, 40, 46, 46, { fill: `${hue}tint` }, 11),
  icon(name, x + 27, 51, 24, `${hue}text`),
  words.strong(title, x + 76, 61, 18),
  ...spaced(lines, 85, 24, (text, y) => words.text(text, x + 76, y, 16, 'ink2')),
];

const field = ([label, value]: (typeof fields)[number], y: number) => [
  words.text(label, 136, y - 8, 15.5, 'ink2'),
  box(136, y, 248, 44, edged('highlight', 'edge'), 8),
  words.mono(value, 152, y + 28, 17),
];

const end = (color: Color, x: number, y: number): string => stop(x, y, color, { radius: 9 });

export const pictures = {
  'help-handover': drawing(520, 464, { ground: 'sunk' }, () => [
    hue('M60 122V295a14 14 0 0 0 14 14H120M60 213H120', 'cobalt'),
    hue('M460 122V391a14 14 0 0 1 -14 14H400', 'madder'),
    way(20, 'message-square', 'cobalt', ['Message', 'code and', 'username']),
    way(278, 'phone', 'madder', ['Call', 'temporary', 'password']),
    card(112, 146, 296, 300),
    ...fields.map((each, i) => field(each, 191 + i * 96)),
    end('cobalt', 112, 213),
    end('cobalt', 112, 309),
    end('madder', 408, 405),
  ]),
};

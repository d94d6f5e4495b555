import { type Color, card, drawing, hue, icon, phone, stop, widthOf, words } from '@/art/pens';
import { at, box, edged, shape, spaced, times } from '@/art/pens/shapes';

const fields = [
  ['Company code', 'RIVERSIDE'],
  ['Username', 'mcastellanos'],
  ['Password', '••••••••••'],
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

const end = (color: Color, x: number, y: number): string => stop(x, y, color, { radius: 9 });

const full = 100;

function year(floor: number, share: number, color: 'cobalt' | 'teal') {
  const height = full * share;
  return spaced(times(12, String), 24, 39.6, (_, x) => [
    box(x, floor - height, 34, height, { fill: color }, 5),
    share < 1
      ? box(x + 1, floor - full, 32, full - height - 5, { stroke: 'edge', dash: [3, 4] }, 5)
      : '',
  ]);
}

const head = (label: string, amount: string, y: number) => [
  words.strong(label, 24, y, 18),
  words.sign(amount, 494, y, 28, 'ink', 'end'),
];

const size = 18;

const gap = (name: string, x: number, y: number) => [
  box(x - 5, y - 21, widthOf(name, size, 'mono') + 10, 30, { fill: 'ochretint' }, 6),
  words.mono(name, x, y, size, 'ochretext'),
];

const sent = ['Your package', 'arrives at', '2:08.', 'Follow the van:', 'track.example', '/8KQ2'];

const message = () => [
  box(14, 84, 152, 176, { fill: 'ochretint' }, 14),
  shape('M16 244v30l30-20z', { fill: 'ochretint' }),
  ...spaced(sent, 114, 26, (text, y, i) =>
    words[i === 2 || i > 3 ? 'strong' : 'text'](text, 28, y, 16.5),
  ),
];

export const pictures = {
  'help-text': drawing(520, 380, { ground: 'sunk' }, () => [
    hue('M292 190H318', 'ochre'),
    at(0, 46, [
      card(20, 40, 272, 208),
      words.text('Out for delivery, SMS', 40, 76, 16, 'ink2'),
      words.text('Your package', 40, 122, size),
      words.text('arrives at', 40, 156, size),
      gap('{arrival}', 136, 156),
      words.text('.', 136 + widthOf('{arrival}', size, 'mono') + 7, 156, size),
      words.text('Follow the van:', 40, 190, size),
      gap('{link}', 45, 224),
    ]),
    phone(318, 26, 180, 328, message(), '1:56'),
  ]),
  'help-annual': drawing(520, 388, { ground: 'surface' }, () => [
    head('Paid by the month', '$7,056.00', 50),
    year(174, 1, 'cobalt'),
    head('Paid for the year', '$5,644.80', 236),
    year(360, 0.8, 'teal'),
  ]),
  'help-handover': drawing(520, 464, { ground: 'sunk' }, () => [
    hue('M60 122V295a14 14 0 0 0 14 14H120M60 213H120', 'cobalt'),
    hue('M460 122V391a14 14 0 0 1 -14 14H400', 'madder'),
    way(20, 'message-square', 'cobalt', ['Message', 'code and', 'username']),
    way(278, 'phone', 'madder', ['Call', 'temporary', 'password']),
    card(112, 146, 296, 300),
    spaced(fields, 191, 96, ([label, value], y) => [
      words.text(label, 136, y - 8, 15.5, 'ink2'),
      box(136, y, 248, 44, edged('highlight', 'edge'), 8),
      words.mono(value, 152, y + 28, 17),
    ]),
    end('cobalt', 112, 213),
    end('cobalt', 112, 309),
    end('madder', 408, 405),
  ]),
};

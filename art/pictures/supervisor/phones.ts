import { type Color, drawing, phone, row, rule, tile, words } from '@/art/pens';
import { box, edged, type Ink, lined, spaced } from '@/art/pens/shapes';

const width = 310;
const inner = width - 44;

const button = (label: string, x: number, y: number, wide: number, filled: boolean) => [
  box(x, y, wide, 44, filled ? { fill: 'ink' } : lined('edge', 1.6), 10),
  words.strong(label, x + wide / 2, y + 28, 17, filled ? 'paper' : 'ink', 'middle'),
];

function exceptions() {
  const list = [
    ['triangle-alert', 'ochre', '22 min late', 'VAN 11, 7 Loom Street', '1:41', 'Move stops'],
    ['key-round', 'madder', 'No gate code', 'VAN 07, 22 Dyers’ Row', '1:44', 'Send code'],
    ['lock-open', 'plum', 'Side door open', 'VAN 14 moving, Tenter Park', '1:46', 'Close'],
  ] as const;
  return [
    words.sign('3 exceptions', 22, 92, 32),
    ...spaced(list, 114, 146, ([sign, hue, title, where, time, action], y, i) => [
      rule(22, y, inner, i === 0 ? 'ink' : 'line'),
      tile(22, y + 16, 44, sign, hue),
      words.strong(title, 80, y + 33, 18),
      words.text(where, 80, y + 57, 16, 'ink2'),
      words.mono(time, width - 22, y + 32, 15, 'ink3', 'end'),
      button('Call', 22, y + 82, 100, i === 0),
      button(action, 132, y + 82, inner - 110, false),
    ]),
  ];
}

const approval = () => [
  words.sign('2 requests', 22, 92, 32),
  box(14, 108, width - 28, 264, edged('paper', 'line'), 16),
  tile(32, 124, 48, 'timer', 'teal'),
  words.strong('Overtime, 40 min', 94, 145, 19),
  words.text('M. Castellanos', 94, 169, 17, 'ink2'),
  rule(32, 188, width - 64),
  words.text('“Six empty crates to', 32, 216, 18),
  words.text('Foundry on my way home.”', 32, 241, 18),
  row('Saves a van', '11.4 mi', 32, 280, width - 64, { size: 17, face: 'mono' }),
  button('Decline', 32, 308, 104, false),
  button('Approve', 146, 308, width - 178, true),
  tile(32, 392, 44, 'calendar-check', 'cobalt'),
  words.strong('Leave, Mon, Nov 16', 90, 410, 17),
  words.text('J. Lindqvist', 90, 434, 16, 'ink2'),
  row('Covered by', 'A. Okafor', 32, 470, width - 64, { size: 17 }),
  button('Decline', 32, 490, 104, false),
  button('Approve', 146, 490, width - 178, true),
];

const shown = (name: string, height: number, ground: Color, screen: Ink) => ({
  [name]: drawing(580, height + 100, { ground }, () => phone(135, 50, width, height, screen)),
  [`${name}-phone`]: drawing(360, height + 66, { ground }, () =>
    phone(25, 33, width, height, screen),
  ),
});

export const pictures = {
  ...shown('supervisor-exceptions', 570, 'plumtint', exceptions()),
  ...shown('supervisor-approval', 570, 'tealtint', approval()),
};

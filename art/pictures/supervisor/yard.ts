import { beat, type Color, card, drawing, phone, tile, words } from '@/art/pens';
import { at, box, disc, edged, inGrid, lined, moved, shape, spaced } from '@/art/pens/shapes';

const flaps = (text: string, x: number, y: number, cells: number, color: Color) =>
  spaced([...text.padEnd(cells)], x, 20, (letter, left) => [
    box(left, y, 18, 34, { fill: 'sunk' }, 3),
    // Behind the letter, whose bar it would hide.
    shape(`M${left} ${y + 17}h18`, lined('paper', 1.4)),
    letter === ' ' ? '' : words.mono(letter, left + 9, y + 24, 20, color, 'middle'),
  ]);

const rows = [
  [' 1:52', 'BIKE 02', '22/26', ' ok', 'success'],
  [' 2:02', 'VAN 14', '12/15', ' ok', 'success'],
  [' 2:08', 'VAN 07', ' 8/14', ' ok', 'success'],
  [' 2:20', 'VAN 03', '11/18', '+ 4', 'ink'],
  [' 3:35', 'VAN 11', ' 7/16', '+22', 'ochre'],
] as const;

/** A phone shows no counts. */
function board(narrow: boolean) {
  const [time, route, stops, minutes] = narrow ? [16, 128, 0, 280] : [20, 132, 284, 396];
  const label = (text: string, x: number) => words.text(text, x, 50, 18, 'ink2');
  return [
    box(0, 0, narrow ? 354 : 474, 376, edged('paper', 'edge', 3), 16),
    label('Next', time),
    label('Route', route),
    narrow ? '' : label('Stops', stops),
    label('Late', minutes),
    ...spaced(rows, 76, 56, ([next, id, count, off, color], y, i) =>
      beat('flips', i * 220, 500, [
        flaps(next, time, y, 5, 'ink'),
        flaps(id, route, y, 7, 'ink'),
        narrow ? '' : flaps(count, stops, y, 5, 'ink'),
        flaps(off, minutes, y, 3, color),
      ]),
    ),
  ];
}

const button = (label: string, y: number, filled: boolean) => [
  box(24, y, 182, 48, filled ? { fill: 'ink' } : lined('edge', 2), 10),
  words.strong(label, 115, y + 31, 18, filled ? 'paper' : 'ink', 'middle'),
];

const alert = () => [
  words.text('Riverside hub', 18, 76, 17.5, 'ink2'),
  words.sign('5 out, 1 late', 18, 112, 34),
  beat('rises', 1300, 400, [
    box(12, 142, 206, 306, { fill: 'sunk' }, 14),
    tile(24, 156, 44, 'triangle-alert', 'ochre'),
    words.strong('VAN 11', 80, 186, 20),
    words.sign('22 min late', 24, 240, 32),
    words.text('Two stops fit', 24, 272, 18, 'ink2'),
    words.text('VAN 14, on time', 24, 296, 18, 'ink2'),
    button('Move stops', 324, true),
    button('Call R. Bhatt', 384, false),
  ]),
];

const key = (x: number, y: number) => [
  shape(`M${x} ${y}v14`, lined('edge', 3)),
  disc(x, y + 30, 15, edged('surface', 'ink', 3.4)),
  disc(x, y + 25, 4, { fill: 'ink' }),
  shape(`M${x} ${y + 46}v36M${x} ${y + 66}h9M${x} ${y + 79}h9`, lined('ink', 4.4)),
];

function keys(columns: number, top: number, step: number) {
  const hooks = [
    ['VAN 03', 'A. Okafor', '6:02'],
    ['VAN 07', 'M. Castellanos', '6:38'],
    ['VAN 11', 'R. Bhatt', '6:04'],
    ['VAN 14', 'S. Moreau', '6:51'],
    ['BIKE 02', 'Lindqvist missing', ''],
    ['VAN 18', 'parked, bay 6', ''],
  ] as const;
  return inGrid(hooks, columns, [102, top], [178, step], ([id, who, time], x, y) => [
    words.mono(id, x, y - 24, 18, 'ink', 'middle'),
    shape(`M${x} ${y}v12a9 9 0 0 0 18 0`, lined('ink', 4)),
    disc(x, y, 6, { fill: 'ink' }),
    time ? words.sign(time, x, y + 76, 30, 'plumtext', 'middle') : key(x + 9, y + 14),
    words.text(who, x, y + 126, 17, 'ink', 'middle'),
  ]);
}

export const pictures = {
  'supervisor-hero': drawing(820, 600, { light: 'night', ground: 'plumdeep', bleeds: true }, () => [
    moved('translate(28 104) scale(1.03)', board(false)),
    phone(541, 62, 230, 470, alert(), '1:48', 'edge'),
  ]),
  'supervisor-hero-phone': drawing(
    390,
    500,
    { light: 'night', ground: 'plumdeep', bleeds: true },
    () => [
      at(18, 16, board(true)),
      card(18, 408, 354, 76),
      tile(34, 424, 44, 'triangle-alert', 'ochre'),
      words.strong('VAN 11, 22 min late', 92, 440, 18),
      words.text('Two stops fit VAN 14, on time', 92, 466, 16.5, 'ink2'),
    ],
  ),
  'supervisor-keys': drawing(560, 500, { ground: 'plumtint' }, () => keys(3, 90, 228)),
  'supervisor-keys-phone': drawing(382, 680, { ground: 'plumtint' }, () => keys(2, 78, 212)),
};

import { type Color, drawing, words } from '@/art/pens';
import { box, disc, edged, inGrid, lined, shape, spaced } from '@/art/pens/shapes';

const flaps = (text: string, x: number, y: number, cells: number, color: Color) =>
  spaced([...text.padEnd(cells)], x, 20, (letter, left) => [
    box(left, y, 18, 34, { fill: 'sunk' }, 3),
    // Behind the letter, whose bar it would hide.
    shape(`M${left} ${y + 17}h18`, lined('paper', 1.4)),
    letter === ' ' ? '' : words.mono(letter, left + 9, y + 24, 20, color, 'middle'),
  ]);

/** A phone shows no counts. */
function board(width: number) {
  const small = width < 400;
  const [time, route, stops, minutes] = small ? [16, 126, 0, 276] : [28, 148, 308, 428];
  const label = (text: string, x = 0) => words.text(text, x, 52, 17, 'ink2');
  const rows = [
    ['13:52', 'BIKE 02', '22/26', ' on', 'success'],
    ['14:02', 'VAN 14', '12/15', ' on', 'success'],
    ['14:08', 'VAN 07', ' 8/14', ' on', 'success'],
    ['14:20', 'VAN 03', '11/18', '+ 4', 'ink'],
    ['15:35', 'VAN 11', ' 7/16', '+22', 'ochre'],
  ] as const;
  return [
    box(2, 2, width - 4, 376, edged('paper', 'edge', 3), 16),
    label('Next', time),
    label('Route', route),
    small ? '' : label('Stops', stops),
    label('Minutes', minutes),
    ...spaced(rows, 76, 56, ([next, id, count, off, color], y) => [
      flaps(next, time, y, 5, 'ink'),
      flaps(id, route, y, 7, 'ink'),
      small ? '' : flaps(count, stops, y, 5, 'ink'),
      flaps(off, minutes, y, small ? 3 : 5, color),
    ]),
  ];
}

const key = (x: number, y: number) => [
  shape(`M${x} ${y}v14`, lined('edge', 3)),
  disc(x, y + 30, 15, edged('surface', 'ink', 3.4)),
  disc(x, y + 25, 4, { fill: 'ink' }),
  shape(`M${x} ${y + 46}v36M${x} ${y + 66}h9M${x} ${y + 79}h9`, lined('ink', 4.4)),
];

function keys(columns: 2 | 3) {
  const hooks = [
    ['VAN 03', 'A. Okafor', '06:02'],
    ['VAN 07', 'M. Castellanos', '06:38'],
    ['VAN 11', 'R. Bhatt', '06:04'],
    ['VAN 14', 'S. Moreau', '06:51'],
    ['BIKE 02', 'J. Lindqvist', ''],
    ['VAN 03', 'second key', ''],
  ] as const;
  return [
    box(2, 2, columns * 178 + 22, columns === 3 ? 456 : 666, edged('plumtint', 'ink', 3.4), 14),
    inGrid(hooks, columns, [102, 74], [178, 212], ([id, who, time], x, y) => [
      words.mono(id, x, y - 24, 18, 'ink', 'middle'),
      shape(`M${x} ${y}v12a9 9 0 0 0 18 0`, lined('ink', 4)),
      disc(x, y, 6, { fill: 'ink' }),
      time ? words.sign(time, x, y + 76, 30, 'plumtext', 'middle') : key(x + 9, y + 14),
      words.text(who, x, y + 126, 17, 'ink', 'middle'),
    ]),
  ];
}

export const pictures = {
  'supervisor-board': drawing(560, 380, { light: 'night' }, () => board(560)),
  'supervisor-board-phone': drawing(360, 380, { light: 'night' }, () => board(360)),
  'supervisor-keys': drawing(560, 460, () => keys(3)),
  'supervisor-keys-phone': drawing(382, 670, () => keys(2)),
};

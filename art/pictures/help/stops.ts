import { card, drawing, rule, tag, widthOf, words } from '@/art/pens';
import { box, disc } from '@/art/pens/shapes';

const left = 24;
const right = 496;

const stops = [
  ['22 Dyers’ Row', '14:00–14:30', '8 min'],
  ['4 Bobbin Street', 'any', '5 min'],
  ['Tenter Park, north gate', '15:00–15:20', '10 min'],
  ['9 Mill Quarter', 'any', '8 min'],
] as const;

const grip = (x: number, y: number) =>
  [0, 7].flatMap((dx) => [0, 7, 14].map((dy) => disc(x + dx, y + dy, 1.8, { fill: 'ink3' })));

function tabs(y: number) {
  let x = left;
  return ['Stops', 'Vehicles', 'Rules', 'Result'].map((label, i) => {
    const open = i === 0;
    const face = open ? 'strong' : 'text';
    const width = widthOf(label, 17, face);
    const drawn = [
      words[face](label, x, y, 17, open ? 'ink' : 'ink2'),
      open ? box(x, y + 13, width, 4, { fill: 'signal' }, 2) : '',
    ];
    x += width + 28;
    return drawn;
  });
}

export const pictures = {
  'help-stops': drawing(520, 388, { ground: 'sunk' }, () => [
    card(8, 8, 504, 366),
    words.sign('Riverside afternoon, test', left, 56, 25),
    box(346, 28, 150, 45, { fill: 'signal' }, 10),
    words.strong('Optimize', 421, 56, 17, 'onsignal', 'middle'),
    tabs(110),
    tag('12 stops', right, 89, { fill: 'sunk', color: 'ink', face: 'mono' }, 'end'),
    rule(8, 126, 504),
    ...stops.flatMap(([address, window, minutes], i) => {
      const y = 166 + i * 62;
      return [
        grip(left + 2, y - 13),
        words.strong(address, left + 28, y, 17),
        words.mono(window, 294, y, 16.5, 'ink2'),
        words.mono(minutes, right, y, 16.5, 'ink2', 'end'),
        i < stops.length - 1 ? rule(8, y + 25, 504) : '',
      ];
    }),
  ]),
};

import { bad, drawing, tag, words } from '@/art/pens';
import { at, box, boxes, disc, edged, lined, shape, spaced, times } from '@/art/pens/shapes';
import { clock, docks } from './retail-stringline';

const cages = [
  [docks[0], 'teal'],
  [docks[1], 'cobalt'],
  [docks[2], 'ochre'],
] as const;

const stripe = (i: number) => edged(i % 2 === 0 ? 'teal' : 'surface', 'ink', 3);

const loads = [
  ['teal', 84],
  ['teal', 62],
  ['cobalt', 96],
  ['cobalt', 70],
  ['madder', 88],
  ['madder', 54],
] as const;

const crate = (column: number, row: number) => {
  const x = 24 + column * 66;
  const y = 52 + row * 50;
  if (column === 5 && row === 0) return box(x + 1, y + 1, 58, 42, lined('error', 3, [6, 6]), 5);
  return [
    box(x, y, 60, 44, edged('tealtint', 'ink', 3), 5),
    shape(`M${x + 20} ${y + 14}h20`, lined('ink', 4)),
  ];
};

export const pictures = {
  'retail-cages': drawing(520, 300, { ground: 'cobalttint' }, () =>
    spaced(cages, 32, 162, ([{ name, stay, open }, hue], x) =>
      at(x, 26, [
        box(0, 0, 132, 164, edged('surface', 'ink', 4), 6),
        boxes('14,84,104,68 14,46,64,38', edged(`${hue}tint`, 'ink', 3), 4),
        ...[33, 66, 99].map((bar) => shape(`M${bar} 2V162`, lined('ink', 2))),
        ...[24, 108].map((wheel) => disc(wheel, 178, 11, edged('surface', 'ink', 4))),
        box(-1, 16, 134, 34, { fill: 'ink' }, 6),
        words.mono(clock(stay[0]), 66, 40, 20, 'paper', 'middle'),
        words.strong(name, 66, 222, 20, 'ink', 'middle'),
        words.text(`${clock(open[0])} to ${clock(open[1])}`, 66, 246, 20, 'ink2', 'middle'),
      ]),
    ),
  ),
  'retail-load': drawing(520, 300, { ground: 'ochretint' }, () => [
    boxes('14,84,22,140 160,84,22,140', edged('surface', 'ink', 4), 4),
    box(36, 66, 124, 160, edged('sunk', 'ink', 4), 6),
    shape(
      'M36 66L62 96V194L36 226M160 66L134 96V194L160 226M62 96H134M62 194H134',
      lined('ink', 3),
    ),
    boxes('50,228,22,26 124,228,22,26', { fill: 'ink' }, 4),
    shape('M0 256H520', lined('ink', 4)),
    spaced(loads, 202, 52, ([hue, height], x, i) => [
      box(x, 244 - height, 44, height, edged(`${hue}tint`, 'ink', 3), 4),
      shape(`M${x} 250h44`, lined('ink', 5)),
      disc(x + 22, 224 - height, 16, { fill: 'ink' }),
      words.strong(`${6 - i}`, x + 22, 231 - height, 20, 'paper', 'middle'),
    ]),
    shape('M248 78H198M210 66L198 78L210 90', lined('ink', 3)),
    words.text('in first', 260, 85, 20),
    words.strong('Bobbin Street', 202, 285, 20),
    words.strong('Market Row', 506, 285, 20, 'ink', 'end'),
  ]),
  'retail-crates': drawing(520, 300, { ground: 'sunk' }, () => [
    ...[0, 1, 2, 3, 4, 5].flatMap((column) => [0, 1, 2, 3].map((row) => crate(column, row))),
    shape('M20 254H500', lined('ink', 4)),
    words.sign('23', 462, 112, 54, 'ink', 'middle'),
    words.text('of 24', 462, 140, 20, 'ink2', 'middle'),
    tag('short', 424, 158, { ...bad, size: 20 }),
    words.mono('Agreed by K. Osei, 7:02', 24, 284, 20),
  ]),
  'retail-dock': drawing(520, 300, { ground: 'tealtint' }, () => [
    box(34, 40, 452, 220, edged('surface', 'ink', 4), 4),
    shape('M318 40V260', lined('ink', 3)),
    words.sign('Market Row', 176, 77, 26, 'ink', 'middle'),
    ...times(8, (i) => shape(`M${40 + i * 34} 92h34v34a17 17 0 0 1-34 0z`, stripe(i))),
    boxes('58,156,118,104 196,156,98,104', edged('sunk', 'ink', 3), 2),
    ...[170, 184, 198, 212].map((y) => shape(`M60 ${y}H174M198 ${y}H292`, lined('edge', 2))),
    box(340, 132, 126, 128, { fill: 'ink' }, 4),
    box(352, 144, 102, 116, { fill: 'paper' }, 2),
    box(340, 60, 126, 56, { fill: 'ink' }, 8),
    disc(364, 88, 15, { fill: 'surface' }),
    shape('M364 80L364 88L357 92', lined('ink', 3)),
    words.mono('5:40', 390, 83, 20, 'paper'),
    words.mono('6:10', 390, 106, 20, 'paper'),
    shape('M0 262H520', lined('ink', 4)),
    box(372, 206, 62, 54, edged('ochretint', 'ink', 3), 3),
    words.strong('Dock', 403, 190, 20, 'ink', 'middle'),
    words.mono('opens 8:00', 176, 285, 20, 'ink2', 'middle'),
    words.mono('12 min, lift', 403, 285, 20, 'ink2', 'middle'),
  ]),
};

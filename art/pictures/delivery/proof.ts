import { places } from '@/art/maps';
import { barCode, drawing, hue, icon, signature, stop, words } from '@/art/pens';
import { at, box, boxes, disc, edged, lined, moved, segment, shape } from '@/art/pens/shapes';

/** Top left corners at 'x,y …'. */
const bricks = (list: string) => {
  const outlines = places(list).map(([x, y]) => `M${x} ${y}h30v13h-30z`);
  return shape(outlines.join(''), { stroke: 'ink3', width: 2, opacity: 0.5 });
};

function drawDoor(wall = 470) {
  return [
    box(0, 470 - wall, 236, wall, { fill: 'maddertint' }, 16),
    bricks('16,56 34,73 14,282 30,299 194,112 188,129 192,236'),
    box(62, 96, 118, 294, edged('surface', 'ink', 4), 4),
    box(78, 114, 86, 92, edged('paper', 'ink', 3), 4),
    box(78, 258, 86, 112, lined('ink', 3), 4),
    box(96, 224, 50, 12, { fill: 'ink' }, 3),
    disc(166, 250, 5, { fill: 'ink' }),
    box(97, 52, 48, 32, { fill: 'ink' }, 6),
    words.sign('22', 121, 76, 22, 'surface', 'middle'),
    box(0, 390, 236, 4, { fill: 'ink' }),
    box(40, 398, 162, 12, { fill: 'edge' }, 3),
    boxes('108,338,84,56 126,302,52,36', edged('ochretint', 'ink', 3.5), 4),
    segment([150, 338], [150, 356], lined('ink', 3)),
    segment([152, 302], [152, 314], lined('ink', 3)),
  ];
}

const steps = [
  ['14:04', 'At the stop'],
  ['14:05', 'Code matched'],
  ['14:05', 'Parcels scanned'],
  ['14:06', 'Signed'],
] as const;

/** From its own top left corner. */
const traces = [
  [icon('map-pin', 0, 0, 24, 'maddertext'), words.text('20 ft from the door', 34, 18, 17)],
  [...'4092'].map((digit, i) => [
    box(i * 46, 0, 38, 44, edged('paper', 'edge', 2), 8),
    words.mono(digit, i * 46 + 19, 31, 24, 'ink', 'middle'),
  ]),
  [barCode('40771-A', 0, 0, 78, 34, 'ink'), barCode('40771-B', 100, 0, 78, 34, 'ink')],
  signature(4, -2, 1.05),
] as const;

const trail = (x: number, y: number) => [
  hue(`M${x} ${y}V${y + 3 * 110}`, 'madder'),
  ...steps.map(([time, title], i) => [
    stop(x, y + i * 110, 'madder', { radius: 9, served: true }),
    words.mono(time, x + 26, y + i * 110 + 6, 15, 'ink2'),
    words.strong(title, x + 82, y + i * 110 + 6, 18),
    at(x + 26, y + i * 110 + 24, traces[i] ?? ''),
  ]),
];

export const pictures = {
  'delivery-proof': drawing(600, 470, () => [drawDoor(), trail(300, 56)]),
  'delivery-proof-phone': drawing(390, 470, () => [
    moved('translate(0 170) scale(.58)', [
      drawDoor(714), // For a wall as tall as the trail.
      bricks('196,-206 190,-189 12,-92 28,-75 178,-34'),
      box(62, -196, 118, 142, edged('surface', 'ink', 4), 4),
      shape('M121-194v138M64-140h114', lined('ink', 3)),
      box(48, -54, 146, 12, { fill: 'ink' }, 3),
    ]),
    trail(158, 40),
  ]),
};

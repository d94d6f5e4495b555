import { places } from '@/art/maps';
import { beat, type Color, card, drawing, words } from '@/art/pens';
import { box, disc, edged, line, lined, moved, segment, shape } from '@/art/pens/shapes';

const wheel = (x: number) => [
  shape(`M${x - 43} 316a43 43 0 0 1 86 0`, { fill: 'sunk' }),
  disc(x, 318, 31, edged('surface', 'ink', 4)),
  disc(x, 318, 12, { fill: 'ink' }),
];

function van() {
  const body = 'M88 312V190c0-20 9-29 29-29h204c15 0 24 5 34 16l46 53 55 16c18 5 24 15 24 33v33z';
  const thin = lined('edge' as Color, 2);
  return [
    segment([-540, 349], [1080, 349], lined('ink', 3)),
    shape(body, { fill: 'surface' }),
    box(106, 182, 118, 92, thin, 8),
    shape('M240 163V311M332 235V311', thin),
    shape(body, lined('ink', 4)),
    shape('M332 184h4c6 0 10 2 14 7l36 43h-54z', edged('sunk', 'ink', 3.5)),
    shape('M348 256h16', lined('ink', 3.5)),
    shape('M470 262c8 2 10 6 10 14h-12z', edged('signal', 'ink', 2.5)),
    box(84, 232, 8, 30, edged('signal', 'ink', 2.5), 3),
    wheel(168),
    wheel(404),
  ];
}

const readings = [
  [8, 48, 176, 'Chilled bay', '39 °F', 'plum', '96,112 96,138 164,138 164,226'],
  [206, 20, 142, 'GPS, speed', '29 mph', 'cobalt', '275,86 275,161'],
  [392, 76, 124, 'Engine', '190 °F', 'teal', '454,140 454,282'],
  [12, 382, 160, 'Fuel', '62 percent', 'ochre', '56,384 56,292 112,292'],
  [222, 382, 150, 'Side door', 'Closed', 'madder', '290,384 290,238 244,238'],
] as const;

/** On a phone the van is smaller, and these are not. */
const onPhone = [
  [16, 20, 142, 'GPS, speed', '29 mph', 'cobalt', '158,53 197,53 197,169'],
  [250, 20, 124, 'Engine', '190 °F', 'teal', '322,86 322,253'],
  [16, 308, 150, 'Fuel', '62 percent', 'ochre', '82,308 82,260'],
] as const;

type Reading = (typeof readings | typeof onPhone)[number];

/** The line grows from the sensor to the card. */
function reading([x, y, width, label, value, hue, way]: Reading, i: number) {
  const points = places(way).toReversed();
  const [sx, sy] = points[0] ?? [0, 0];
  return [
    beat('writes', 300 + i * 120, 500, line(points, lined(hue, 4.5))),
    disc(sx, sy, 9, edged('surface', hue, 4.5)),
    card(x, y, width, 66, 10),
    box(x + 14, y + 17, 14, 5, { fill: hue }, 2.5),
    words.text(label, x + 36, y + 25, 15.5, 'ink2'),
    words.sign(value, x + 14, y + 53, 26),
  ];
}

const scene = () => [van(), readings.map(reading)];

export const pictures = {
  'fleet-van': drawing(540, 460, scene),
  'fleet-hero': drawing(820, 600, { ground: 'cobalttint', bleeds: true }, () =>
    moved('translate(72 10) scale(1.25)', scene()),
  ),
  'fleet-hero-phone': drawing(390, 390, { ground: 'cobalttint', bleeds: true }, () => [
    moved('translate(4 56) scale(.7)', van()),
    onPhone.map(reading),
  ]),
};

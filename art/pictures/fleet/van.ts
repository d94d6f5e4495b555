import { places } from '@/art/maps';
import { type Color, card, drawing, words } from '@/art/pens';
import { box, disc, edged, line, lined, segment, shape } from '@/art/pens/shapes';

const wheel = (x: number) => [
  shape(`M${x - 43} 316a43 43 0 0 1 86 0`, { fill: 'sunk' }),
  disc(x, 318, 31, edged('surface', 'ink', 4)),
  disc(x, 318, 12, { fill: 'ink' }),
];

function van() {
  const body = 'M88 312V190c0-20 9-29 29-29h204c15 0 24 5 34 16l46 53 55 16c18 5 24 15 24 33v33z';
  const thin = lined('edge' as Color, 2);
  return [
    segment([20, 349], [524, 349], lined('edge', 2)),
    shape('M20 361H524', lined('edge', 2, [22, 14])),
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
  [14, 44, 176, 'Chilled bay', '39 °F', 'plum', '116,108 116,138 164,138 164,226'],
  [212, 22, 142, 'GPS unit', '6 satellites', 'cobalt', '275,88 275,161'],
  [392, 96, 124, 'CAN bus', '190 °F', 'teal', '454,160 454,282'],
  [10, 374, 168, 'Fuel probe', '62 percent', 'ochre', '56,376 56,292 112,292'],
  [232, 374, 172, 'Door sensor', 'shut, 14:02', 'madder', '290,376 290,238 244,238'],
] as const;

function reading([x, y, width, label, value, hue, way]: (typeof readings)[number]) {
  const points = places(way);
  const [sx, sy] = points.at(-1) ?? [0, 0];
  return [
    line(points, lined(hue, 4.5)),
    disc(sx, sy, 9, edged('surface', hue, 4.5)),
    card(x, y, width, 66, 10),
    box(x + 14, y + 17, 14, 5, { fill: hue }, 2.5),
    words.mono(label, x + 36, y + 25, 15.5, 'ink2'),
    words.sign(value, x + 14, y + 53, 24),
  ];
}

export const pictures = {
  'fleet-van': drawing(540, 460, () => [van(), readings.map(reading)]),
};

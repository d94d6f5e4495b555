import { band, blend, curve, type DrawCover, figure, label, labels, ring } from '@/art/covers';
import { places } from '@/art/maps/plans';
import { box, type Color, disc, edged, icon, lined, polar, shape } from '@/art/pens';

/** Minutes of riding that a dish allows, and the angle of its number in degrees. */
const rings: readonly (readonly [number, Color, number])[] = [
  [27, 'cobalt', 213],
  [17, 'ochre', 236],
  [9, 'madder', 270],
];
const stove = [450, 312] as const;
const perMinute = 10.6;

const river = curve(places('790,-60 772,60 720,190 690,300 716,420 780,530 800,700'));

/** Shorter to the east, over the river. */
const reach = (minutes: number) => (angle: number) => {
  const turn = (angle * Math.PI) / 180;
  const wave = 0.045 * Math.sin(4 * turn + 4.2) + 0.03 * Math.sin(7 * turn + minutes + 3);
  const dent = Math.max(0, Math.cos(turn)) ** 3 * 0.3 * ((minutes - 9) / 18) ** 1.6;
  return minutes * perMinute * (0.99 + wave - dent);
};

export const cover: DrawCover = () => ({
  ground: 'tint',
  alt: 'Three rings around a stove on a street map, as far as a bike gets in 9, 17 and 27 minutes, one for each kind of dish. A river pushes a dent into the outermost. It is 6:40 PM.',
  ink: [
    band(river, blend('cobalttint', 26, 'cobalt'), 64),
    rings.map(([minutes, color]) => {
      const data = ring(stove, reach(minutes), 48);
      return [shape(data, { fill: color, opacity: 0.14 }), shape(data, lined(color, 9))];
    }),
    disc(...stove, 44, { fill: 'ink' }),
    icon('flame', stove[0] - 29, stove[1] - 31, 58, 'signal'),
    rings.map(([minutes, color, angle]) => {
      const [x, y] = polar(stove, reach(minutes)(angle), angle);
      return [
        labels(box(x - 38, y - 30, 76, 60, edged('surface', color, 6), 12)),
        label(String(minutes), x, y + 13, { anchor: 'middle', size: 36 }),
      ];
    }),
    figure('6:40 PM', 1118, 158, { anchor: 'end' }),
    label('rings in minutes', 1118, 212, { anchor: 'end' }),
  ],
});

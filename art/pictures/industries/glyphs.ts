import type { Hue } from '@/art/maps';
import { type Drawing, drawing, hue, icon, stop, stops, words } from '@/art/pens';
import { box, disc, type Ink, lined, segment, spaced } from '@/art/pens/shapes';

const glyph = (hue: Hue, sign: Ink): Drawing =>
  drawing(160, 160, { light: 'night', ground: `${hue}tint` }, () => sign);

const open = (at: string, hue: Hue) => stops(at, hue, { radius: 9, ground: `${hue}tint` });

const square = (x: number, y: number) => box(x - 12, y - 12, 24, 24, { fill: 'ink' }, 6);

const changes = [
  ['13:48', 'dispatcher', 'VAN 07, stop 11 moved'],
  ['13:52', 'supervisor', 'fence at Mill Quarter'],
  ['14:02', 'fleet manager', 'new driver, VAN 05'],
  ['14:06', 'API key 3', 'WL-41020, new hours'],
] as const;

export const pictures = {
  'industries-restaurants': glyph('madder', [
    disc(80, 80, 62, lined('madder', 3.5, [2, 7])),
    disc(80, 80, 40, lined('madder', 3.5, [2, 7])),
    disc(80, 80, 17, { fill: 'ink' }),
    hue('M91 70L122 40', 'madder'),
    open('122,40', 'madder'),
  ]),
  'industries-retail': glyph('teal', [
    hue('M40 160V58H96V38H124V104H84V160', 'teal'),
    square(40, 58),
    square(96, 36),
    square(124, 104),
  ]),
  'industries-ecommerce': glyph('cobalt', [
    hue('M50 80H74L126 30M74 80H134M74 80L126 130', 'cobalt'),
    box(18, 62, 36, 36, { fill: 'ink' }, 8),
    open('128,30 134,80 128,130', 'cobalt'),
  ]),
  'industries-couriers': glyph('plum', [
    hue('M0 38H132V66H30V94H132V122H0', 'plum'),
    ...[38, 66, 94, 122].flatMap((y) =>
      [50, 76, 102].map((x) => stop(x, y, 'plum', { radius: 6.5, ground: 'plumtint' })),
    ),
  ]),
  'industries-employee': glyph('ochre', [
    hue('M28 34L72 70H116M24 80H116M28 126L72 90H116', 'ochre'),
    box(114, 52, 28, 56, { fill: 'ink' }, 6),
    open('28,34 24,80 28,126', 'ochre'),
    segment([128, 64], [128, 96], lined('ochretint', 3)),
  ]),
  'industries-log': drawing(480, 226, { light: 'night' }, () => [
    icon('history', 0, 14, 24, 'teal'),
    words.strong('Who changed what', 38, 33, 20),
    ...spaced(changes, 86, 42, ([time, who, what], y) => [
      segment([0, y - 27], [480, y - 27], lined('line', 1.5)),
      words.mono(time, 0, y, 19, 'ink2'),
      words.text(who, 80, y, 19.5),
      words.text(what, 480, y, 19.5, 'ink2', 'end'),
    ]),
  ]),
};

import type { Hue } from '@/art/maps';
import { type Drawing, drawing, hue, stop } from '@/art/pens';
import { box, disc, type Ink, lined, segment } from '@/art/pens/shapes';

const glyph = (hue: Hue, sign: Ink): Drawing =>
  drawing(160, 160, { light: 'night', ground: `${hue}tint` }, () => sign);

const open = (x: number, y: number, hue: Hue) =>
  stop(x, y, hue, { radius: 9, ground: `${hue}tint` });

const square = (x: number, y: number) => box(x - 12, y - 12, 24, 24, { fill: 'ink' }, 6);

export const pictures = {
  'industries-restaurants': glyph('madder', [
    disc(80, 80, 62, lined('madder', 3.5, [2, 7])),
    disc(80, 80, 40, lined('madder', 3.5, [2, 7])),
    disc(80, 80, 17, { fill: 'ink' }),
    hue('M91 70L122 40', 'madder'),
    open(122, 40, 'madder'),
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
    open(128, 30, 'cobalt'),
    open(134, 80, 'cobalt'),
    open(128, 130, 'cobalt'),
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
    open(28, 34, 'ochre'),
    open(24, 80, 'ochre'),
    open(28, 126, 'ochre'),
    segment([128, 64], [128, 96], lined('ochretint', 3)),
  ]),
};

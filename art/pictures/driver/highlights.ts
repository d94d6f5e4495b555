import { barCode, card, drawing, hue, stop, tile, words } from '@/art/pens';
import { box, edged, inGrid, lined, segment, shape, spaced } from '@/art/pens/shapes';

const parcels = [
  ['40771-A', 'Stop 9'],
  ['40771-B', 'Stop 9'],
  ['40779', 'Stop 10'],
] as const;

const corners = 'M50 136V110H76M188 136V110H162M50 186V212H76M188 186V212H162';

export const pictures = {
  'driver-bells': drawing(480, 280, { ground: 'plumtint' }, () => [
    box(34, 34, 148, 212, edged('surface', 'ink', 4), 14),
    ...[0, 1, 2, 3, 4].map((i) => segment([72 + i * 18, 52], [72 + i * 18, 74], lined('ink', 3))),
    inGrid(['1', '2', '3', '4', '5', '6'], 2, [52, 92], [62, 46], (bell, x, y) => [
      box(x, y, 50, 34, bell === '4' ? { fill: 'plum' } : edged('surface', 'ink', 2.5), 6),
      words.mono(bell, x + 25, y + 24, 18, bell === '4' ? 'surface' : 'ink', 'middle'),
    ]),
    hue('M164 155H240', 'plum'),
    card(240, 62, 212, 156),
    stop(240, 155, 'plum', { radius: 9 }),
    words.mono('22 Dyers’ Row', 260, 96, 15, 'ink2'),
    words.strong('Ring apt 4.', 260, 130, 19),
    words.text('Second stair,', 260, 158, 17),
    words.text('blue door', 260, 182, 17),
  ]),
  'driver-scan': drawing(480, 280, { ground: 'sunk' }, () => [
    box(44, 58, 150, 164, edged('ochretint', 'ink', 4), 6),
    segment([119, 58], [119, 92], lined('ink', 4)),
    box(64, 124, 110, 74, edged('surface', 'ink', 2.5), 4),
    barCode('40779', 74, 134, 90, 34, 'ink'),
    words.mono('40779', 119, 190, 16, 'ink', 'middle'),
    shape(corners, lined('signal', 5)),
    ...spaced(parcels, 34, 62, ([id, place], y, i) => [
      tile(236, y, 42, i < 2 ? 'check' : 'scan-line', i < 2 ? 'teal' : 'plum'),
      words.mono(id, 292, y + 18, 17),
      words.text(place, 292, y + 39, 16, 'ink2'),
    ]),
    words.strong('37 of 38 loaded', 236, 246, 20),
  ]),
};

import { drawing, hourMark, hue, row, rule, stop, tile, words } from '@/art/pens';
import { box, edged, inGrid, lined, segment, shape, spaced } from '@/art/pens/shapes';

/** Hours of VAN 07. */
const windows = [
  ['41 Shuttle Street', 13.25, 13.75, 13.7, true],
  ['22 Dyers’ Row', 14, 14.5, 14.13, false],
  ['4 Bobbin Street', 14.5, 15, 14.7, false],
  ['8 Spindle Street', 15, 15.5, 15.05, false],
] as const;

const ratings = [
  ['22 Dyers’ Row', '2:31 PM', 5, 'ochre'],
  ['2 Weavers’ Yard', '1:58 PM', 4, 'ochre'],
  ['3 Carder Lane', '', 2, 'madder'],
] as const;

const [next, waiting] = [edged('madder', 'madder', 2.5), edged('surface', 'ink', 2.5)];
/** Their stops, the upper row first. */
const parcels = '13 12 11 10 9 14 12 12 10 9'.split(' ');

const hourX = (hour: number) => 202 + (hour - 13) * 96;
const hours = [13, 14, 15] as const;
const nowX = hourX(13.8);

export const pictures = {
  'delivery-windows': drawing(480, 280, () => [
    ...hours.map((hour) => words.mono(hourMark(hour), hourX(hour), 42, 15, 'ink3', 'middle')),
    ...hours.map((hour) => segment([hourX(hour), 56], [hourX(hour), 256], lined('line'))),
    segment([nowX, 56], [nowX, 256], lined('ink', 2, [3, 5])),
    ...spaced(windows, 82, 50, ([street, from, to, at, served], y) => [
      words.strong(street, 36, y + 6, 17, served ? 'ink3' : 'ink'),
      box(hourX(from), y - 14, hourX(to) - hourX(from), 28, edged('maddertint', 'madder'), 7),
      stop(hourX(at), y, 'madder', { served }),
    ]),
  ]),
  'delivery-ratings': drawing(410, 250, () =>
    spaced(ratings, 26, 72, ([street, time, count, color], y, i) => [
      time ? '' : box(14, y - 4, 382, 74, { fill: 'errorground' }, 10),
      words.strong(street, 28, y + 28, 18),
      time
        ? words.mono(time, 28, y + 53, 16, 'ink3')
        : words.text('Hub asked to call', 28, y + 53, 16, 'error'),
      segment([256, y + 33], [372, y + 33], lined(color, 4)),
      spaced([0, 1, 2, 3, 4], 256, 29, (at, x) =>
        stop(x, y + 33, color, { radius: 8, served: at < count }),
      ),
      i === 0 ? rule(28, y + 68, 354) : '',
    ]),
  ),
  'delivery-load': drawing(410, 250, { ground: 'sunk' }, () => [
    shape(
      'M104 58H78c-26 0-46 10-50 34-3 18-3 48 0 66 4 24 24 34 50 34h26z',
      edged('surface', 'ink', 3.5),
    ),
    shape('M76 76c-16 4-24 14-26 26-2 14-2 32 0 46 2 12 10 22 26 26', lined('ink', 2.5)),
    box(104, 58, 262, 134, edged('paper', 'ink', 3.5), 8),
    inGrid(parcels, 5, [122, 77], [47, 50], (parcel, x, y) => [
      box(x, y, 41, 44, parcel === '9' ? next : waiting, 5),
      words.mono(parcel, x + 20.5, y + 28, 18, parcel === '9' ? 'surface' : 'ink', 'middle'),
    ]),
    shape('M366 62l24-26M366 188l24 26', lined('ink', 3.5)),
    hue('M352 124H388', 'madder'),
    stop(388, 124, 'madder', { radius: 8 }),
    row('Next out', 'Stop 9, by the door', 28, 232, 354, { size: 17 }),
    tile(28, 12, 34, 'warehouse', 'madder'),
    words.mono('VAN 07', 74, 35, 16, 'ink2'),
  ]),
};

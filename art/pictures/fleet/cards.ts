import { places } from '@/art/maps';
import { drawing, icon, marks, stop, words } from '@/art/pens';
import { boxes, disc, edged, line, lined, segment, shape, spaced } from '@/art/pens/shapes';

const tank = places(
  '24,96 70,96 114,96 132,99 150,103 166,106 171,44 182,47 196,51 220,58 252,64 276,65 280,120 318,121 346,128 380,132',
);

const times = [
  ['6 AM', 24],
  ['10 AM', 205],
  ['2 PM', 386],
] as const;

const doors = [
  ['Rear door', 'locked', '6:04 AM', 'lock', 'ink'],
  ['Side door', 'open for 25 s', '2:02 PM', 'lock-open', 'error'],
  ['Seal 0417', 'intact', '6:04 AM', 'lock', 'ink'],
] as const;

export const pictures = {
  'fleet-fuel': drawing(410, 200, () => [
    shape(`M${tank.map((p) => p.join(' ')).join('L')}V152H24z`, { fill: 'teal', opacity: 0.12 }),
    segment([24, 152], [386, 152], lined('edge')),
    line(tank, lined('teal', 4)),
    words.mono('filled 9:12', 156, 34, 16, 'ink2'),
    words.sign('−4.8 gal', 298, 84, 24, 'maddertext'),
    words.text('engine off', 298, 106, 16, 'maddertext'),
    stop(280, 120, 'madder', { radius: 8 }),
    stop(380, 132, 'teal', { served: true, radius: 6 }),
    ...marks(times, 178, 15.5),
  ]),
  'fleet-cargo': drawing(410, 200, () => [
    segment([12, 178], [150, 178], lined('edge', 2)),
    boxes('34,156,22,24 106,156,22,24', { fill: 'ink' }, 5),
    shape(
      'M24 50c0-18 6-26 22-27 22-2 48-2 70 0 16 1 22 9 22 27v102c0 8-3 11-10 11H34c-7 0-10-3-10-11z',
      edged('surface', 'ink', 3.5),
    ),
    segment([81, 24], [81, 152], lined('ink', 3)),
    boxes('38,40,32,34 92,40,32,34', edged('sunk', 'ink', 2.5), 6),
    shape('M70 90v54M92 90v54', lined('edge', 3)),
    boxes('25.5,118,8,26 128.5,118,8,26', { fill: 'signal' }, 3),
    segment([26, 153], [136, 153], lined('ink', 3)),
    shape('M66 106c8 8 22 8 30 0', lined('madder', 4)),
    disc(81, 112, 8, edged('surface', 'madder', 4)),
    ...spaced(doors, 48, 58, ([name, what, time, lock, color], y, i) => [
      i > 0 ? segment([168, y - 26], [388, y - 26], lined('line')) : '',
      icon(lock, 168, y - 16, 20, color),
      words.strong(name, 198, y, 17),
      words.text(what, 198, y + 21, 15.5, 'ink2'),
      words.mono(time, 388, y, 15.5, 'ink2', 'end'),
    ]),
  ]),
};

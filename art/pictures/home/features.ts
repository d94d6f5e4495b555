import { type Color, drawing, icon, stop, words } from '@/art/pens';
import { arc, box, disc, edged, type Ink, lined, segment, shape, spaced } from '@/art/pens/shapes';

const ink = lined('ink', 3.5);
const outlined = edged('surface', 'ink', 3.5);
const floor = segment([0, 121], [240, 121], lined('ink', 3));

/** A subject within the middle 136 px: the frame cuts the sides where it is narrow. */
const tile = (ground: Color, draw: () => Ink) =>
  drawing(240, 134, { ground, light: /deep|band/.test(ground) ? 'night' : 'page' }, draw);

export const pictures = {
  'feature-gps': tile('cobalttint', () => [
    floor,
    shape('M54 109V63q0-12 12-12H140q8 0 13 6l16 22 13 4q8 3 8 11v15z', outlined),
    shape('M146 61l17 21h-17z', edged('cobalttint', 'ink', 3)),
    segment([112, 51], [112, 109], lined('edge', 2)),
    [84, 162].map((x) => [disc(x, 108, 12, outlined), disc(x, 108, 4, { fill: 'ink' })]),
    disc(112, 47, 7, { fill: 'cobalt' }),
    [20, 35].map((radius) => shape(arc([112, 47], radius, 228, 312), lined('cobalt', 3.5))),
  ]),
  'feature-sim': tile('cobaltdeep', () => [
    shape('M84 20h44l24 24v64q0 8-8 8H84q-8 0-8-8V28q0-8 8-8z', { fill: 'ink' }),
    box(94, 58, 40, 38, { fill: 'ochre' }, 7),
    shape('M94 70h12v14H94M134 70h-12v14h12M106 58v12M122 84v12', lined('paper', 2.5)),
    disc(172, 40, 5, { fill: 'cobalt' }),
    shape(arc([172, 40], 17, -80, 60), lined('cobalt', 3.5)),
  ]),
  'feature-rfid': tile('sunk', () => [
    shape('M62 134V24h116V134', { stroke: 'ink', width: 8 }),
    shape('M62 60h14M62 82h14M178 60h-14M178 82h-14', lined('cobalt', 4)),
    shape(arc([120, 78], 26, 235, 305), lined('cobalt', 3.5)),
    box(90, 76, 60, 42, edged('cobalttint', 'ink', 3.5), 8),
    box(108, 88, 24, 18, { fill: 'cobalt' }, 4),
  ]),
  'feature-alerts': tile('ochretint', () => [
    disc(120, 68, 48, { fill: 'ochre', opacity: 0.16 }),
    disc(120, 68, 48, lined('ochre', 3.5, [7, 6])),
    shape('M0 128L96 84 132 52 240 0', lined('cobalt', 5)),
    disc(158, 39, 16, edged('signal', 'ochretint', 3)),
    shape('M158 31v9M158 46v.5', lined('onsignal', 4)),
  ]),
  'feature-hardware': tile('band', () => [
    box(60, 48, 42, 42, lined('teal', 3.5), 8),
    shape('M68 90v14M81 90v14M94 90v14', lined('teal', 3.5)),
    disc(134, 68, 22, lined('ochre', 3.5)),
    segment([134, 68], [145, 57], lined('ochre', 3.5)),
    shape('M170 92V34a9 9 0 0 1 18 0v58a15 15 0 1 1-18 0z', lined('madder', 3.5)),
    segment([179, 98], [179, 56], lined('madder', 6)),
  ]),
  'feature-billing': tile('cobalttint', () => [
    shape('M72 14h96v108l-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8z', outlined),
    shape('M86 36h30M86 54h30', lined('edge', 4)),
    shape('M140 36h14M140 54h14', lined('ink', 4)),
    words.sign('$83.49', 120, 99, 31, 'ink', 'middle'),
  ]),
  'feature-last-mile': tile('maddertint', () => [
    box(122, 26, 54, 95, edged('madder', 'ink', 3.5), 3),
    box(134, 40, 30, 22, lined('surface', 3)),
    disc(166, 76, 3.5, { fill: 'surface' }),
    box(66, 84, 42, 37, edged('ochretint', 'ink', 3.5), 3),
    segment([87, 84], [87, 97], ink),
    floor,
  ]),
  'feature-proof': tile('madderdeep', () => [
    box(56, 20, 128, 94, { fill: 'ink' }, 10),
    shape('M74 58q12-26 15-12 t-4 12 13-15 1 13 13-13 2 12 q10-10 12-3t14-3', lined('paper', 4)),
    segment([72, 72], [168, 72], lined('ink3', 2)),
    spaced([0, 1, 2, 3], 72, 18, (_, x) => box(x, 82, 13, 20, { fill: 'madder' }, 3)),
    disc(159, 92, 13, { fill: 'success' }),
    shape('M153 92l4 4 8-8', lined('paper', 3.5)),
  ]),
  'feature-pickups': tile('sunk', () => [
    box(60, 58, 56, 48, edged('ochretint', 'ink', 3.5), 3),
    segment([88, 58], [88, 74], ink),
    shape('M134 94h22a17 17 0 0 0 0-34h-18M150 46l-14 14 14 14', lined('madder', 5)),
  ]),
  'feature-carriers': tile('maddertint', () => [
    shape('M0 67H240M92 67q22 0 26-18t26-18H240M92 67q22 0 26 18t26 18H240', lined('madder', 3.5)),
    box(58, 49, 36, 36, { fill: 'ink' }, 9),
    icon('package', 66, 57, 20, 'paper'),
    [31, 67, 103].map((y) => box(146, y - 12, 36, 24, outlined, 6)),
  ]),
  'feature-customers': tile('band', () => [
    shape('M64 22h104v44h-84l-14 16v-16h-6z', { fill: 'ink' }),
    words.sign('12 min', 116, 55, 30, 'paper', 'middle'),
    spaced([1, 1, 1, 1, 0], 98, 20, (full, x) =>
      disc(x, 102, 7, full ? { fill: 'madder' } : lined('madder', 3)),
    ),
  ]),
  'feature-supervisor': tile('plumdeep', () =>
    spaced(
      [
        ['VAN 07', 'on', 'teal'],
        ['VAN 11', '+22', 'ochre'],
      ] as const,
      28,
      42,
      ([van, how, hue], y) => [
        box(54, y, 132, 36, { fill: 'paper' }, 6),
        words.mono(van, 61, y + 25, 20, 'ink'),
        words.mono(how, 179, y + 25, 20, hue, 'end'),
      ],
    ),
  ),
  'feature-dispatcher': tile('plumtint', () => [
    shape('M76 0V134M132 0V134', lined('plum', 4)),
    shape('M88 66h26', lined('plum', 4, [1, 8])),
    [
      [76, 34],
      [76, 102],
      [132, 98],
    ].map(([x = 0, y = 0]) => stop(x, y, 'plum', { radius: 8, served: false })),
    box(116, 48, 72, 36, outlined, 9),
    segment([130, 66], [150, 66], lined('ink', 4)),
    shape('M166 58l8 8-8 8', lined('signal', 4.5)),
  ]),
  'feature-driver': tile('sunk', () => [
    shape('M0 76Q120 22 240 76', lined('ink', 7)),
    box(91, 16, 58, 96, edged('plumtint', 'ink', 6), 11),
    shape('M111 96V74q0-10 9-14l11-5M120 45l13 9-6 15', lined('plum', 5)),
  ]),
};

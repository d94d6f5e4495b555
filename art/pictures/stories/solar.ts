import { drawing, hue, stop, words } from '@/art/pens';
import { at, box, disc, edged, lined, moved, shape, spaced, times } from '@/art/pens/shapes';

/** 71 minutes, the median of the case study, to scale. */
const minutes = [
  ['1:05', 'alarm', 48],
  ['1:09', 'VAN 31 has the kit', 79],
  ['1:58', 'last job closed', 463],
  ['2:16', 'inside the fence', 604],
] as const;

const table = (x: number, y: number, scale: number): string =>
  moved(`translate(${x} ${y}) scale(${scale})`, [
    shape('M18 0v-38M66 0v-66', lined('ink', 4.5)),
    shape('M-8-26l98-58l7 11l-98 58z', edged('teal', 'ink', 3)),
    shape('M24-45l7 11M56-64l7 11', lined('ink', 2)),
  ]);

const van = (x: number, y: number): string =>
  at(x, y, [
    shape(
      'M0-16v-84c0-6 4-10 10-10h132c8 0 12 3 17 9l22 30 26 8c6 2 9 7 9 14v33z',
      edged('surface', 'ink', 4),
    ),
    shape('M142-96l22 30h-34v-30z', edged('sunk', 'ink', 3)),
    box(22, -90, 78, 40, edged('ochretint', 'ink', 3), 4),
    words.mono('K-22', 61, -64, 18, 'ink', 'middle'),
    ...[46, 172].map((wheel) => [
      disc(wheel, -15, 20, edged('surface', 'ink', 4.5)),
      disc(wheel, -15, 6, { fill: 'ink' }),
    ]),
  ]);

const posts = times(8, (i) => `M${484 + i * 34} 414v-46`);

const groundLine = (width: number, y: number): string => shape(`M0 ${y}H${width}`, lined('ink', 4));

const names = (width: number, y: number) => [
  words.strong('Field 12', 28, y, 18),
  words.mono('VAN 31', width - 28, y, 16, 'ink2', 'end'),
];

export const pictures = {
  'story-solar': drawing(760, 480, { light: 'night', ground: 'tealtint' }, () => [
    disc(316, 200, 34, { fill: 'ochre' }),
    disc(316, 200, 52, lined('ochre', 2.5, [2, 9])),
    shape(`${posts.join('')}M484 374H748M484 392H748`, lined('ink3', 2.4)),
    groundLine(760, 414),
    ...[36, 186, 336].map((x) => table(x, 414, 1.5)),
    van(516, 414),
    hue('M48 84H604', 'ochre'),
    ...minutes.map(([clock, what, x], i) => [
      stop(x, 84, 'ochre', { radius: 8, served: i < 3, ground: 'tealtint' }),
      words.strong(clock, x - 8, i % 2 ? 122 : 38, 18),
      words.text(what, x - 8, i % 2 ? 144 : 60, 16, 'ink2'),
    ]),
    names(760, 454),
  ]),
  'story-solar-phone': drawing(390, 430, { light: 'night', ground: 'tealtint' }, () => [
    spaced(minutes, 42, 52, ([clock, what], y, i) => [
      stop(40, y, 'ochre', { radius: 8, served: i < 3, ground: 'tealtint' }),
      words.strong(clock, 64, y + 6, 17),
      words.text(what, 122, y + 6, 17, 'ink2'),
    ]),
    groundLine(390, 376),
    table(30, 376, 1.1),
    van(156, 376),
    names(390, 412),
  ]),
};

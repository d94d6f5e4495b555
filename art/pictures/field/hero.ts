import { onTint, route, townMap } from '@/art/maps';
import { type Color, card, clock, onMap, row, rule, words } from '@/art/pens';
import { disc, edged, lined, spaced } from '@/art/pens/shapes';

/** Made up, like content/home/fleet.ts. Hours of November 14, at 13:48. */
export const crew = [
  { name: 'S. Iversen', hue: 'madder', from: 7.82 },
  { name: 'L. Haddad', hue: 'cobalt', from: 7.93, rest: [12.5, 13] },
  { name: 'P. Novak', hue: 'teal', from: 8.03, rest: [12, 12.5] },
  { name: 'T. Adeyemi', hue: 'plum', from: 8.18, rest: [12.25, 12.75] },
] as const;

export const badge = (x: number, y: number, initials: string, color: Color) => [
  disc(x, y, 21, edged('surface', color, 4.5)),
  words.strong(initials, x, y + 5.8, 16, 'ink', 'middle'),
];

const insets = {
  hero: townMap([820, 596], onTint('ochre'), {
    town: { seed: 511, angle: -16, centers: '560,430,90', parks: '120,250,110,90,-16' },
    river: [42, '-90,500 60,480 200,510 330,560 430,570 560,640'],
    scene: { depot: [214, 110], depotSize: 32, inset: 26, lineWidth: 5 },
    allowed: ([x, y]) => !(x > 350 && y < 320),
    routes: [route('madder', '280,150 290,220 330,290', 4, 2)],
  }),
  heroPhone: townMap([390, 420], onTint('ochre'), {
    town: { seed: 512, angle: 18, centers: '290,80,60' },
    river: [28, '-70,230 60,210 170,240 280,220 470,250'],
    scene: { depot: [70, 60], depotSize: 26, inset: 18 },
    allowed: ([, y]) => y < 190,
    routes: [route('madder', '120,100 190,110', 3, 1)],
  }),
};

function fence(x: number, y: number, radius: number, color: Color, initials?: string) {
  const edge = disc(x, y, radius, lined(color, 2.6, [7, 6]));
  const ground = disc(x, y, radius, { fill: color, opacity: initials ? 0.2 : 0.08 });
  return [ground, edge, initials ? badge(x, y, initials, color) : ''];
}

export const pictures = {
  'field-hero': onMap(insets.hero, () => [
    fence(322, 293, 46, 'madder'),
    fence(228, 386, 62, 'cobalt', 'LH'),
    fence(372, 470, 54, 'teal', 'PN'),
    fence(560, 430, 70, 'plum', 'TA'),
    card(406, 48, 234, 258),
    words.strong('Attendance', 426, 86, 20),
    // The latest first.
    ...spaced(crew.toReversed(), 104, 38, ({ name, hue, from }, y) => {
      const color = hue === 'madder' ? 'maddertext' : 'ink';
      return [rule(426, y, 194), row(name, clock(from), 426, y + 25, 194, { face: 'mono', color })];
    }),
    rule(426, 256, 194, 'ink'),
    words.text('3 on site, 1 on the way', 426, 284, 16, 'ink2'),
  ]),
  'field-hero-phone': onMap(insets.heroPhone, () => [
    fence(290, 80, 54, 'plum', 'TA'),
    fence(196, 112, 32, 'madder'),
    fence(86, 166, 44, 'cobalt', 'LH'),
    card(20, 246, 350, 154),
    words.strong('Attendance', 40, 284, 20),
    words.mono('13:48', 350, 284, 15, 'ink2', 'end'),
    rule(40, 300, 310),
    row('L. Haddad', '07:56', 40, 326, 310, { face: 'mono' }),
    rule(40, 338, 310),
    row('S. Iversen', '07:49, on the way', 40, 366, 310, { face: 'text', color: 'maddertext' }),
    rule(40, 380, 310),
  ]),
};

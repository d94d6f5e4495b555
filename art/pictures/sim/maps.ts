import { type Hue, onPage, route, townMap } from '@/art/maps';
import { card, drawing, onMap, tag, tinted, words } from '@/art/pens';
import { disc, edged, lined, shape } from '@/art/pens/shapes';
import { heardAt, pings } from '@/art/screens/cells';

const insets = {
  trip: townMap([680, 600], onPage, {
    town: { seed: 83, angle: 11, centers: '330,170,90' },
    river: [40, '-80,300 60,320 190,270 330,180 470,120 610,90 730,60 900,40'],
    scene: { depot: [386, 84], depotSize: 30, inset: 24 },
  }),
  compare: townMap([540, 400], onPage, {
    town: { seed: 94, angle: -15, turn: 20, parks: '120,90,110,80,-15' },
    river: [38, '400,-80 410,20 450,110 440,210 480,320 500,480'],
    scene: { depot: [76, 322], depotSize: 28, inset: 24, lineWidth: 4.8 },
    routes: [route('cobalt', '150,250 230,270 300,150 360,90', 3, 3)],
  }),
};

const fixes = heardAt('114,306,44 188,236,36 258,290,46 334,212,34');

/** The other trucks; the one that has docked stands at the hub, without a circle. */
const others = [
  { number: '3906', hue: 'cobalt', at: [403, 88], radius: 0, side: 'start' },
  { number: '9035', hue: 'teal', at: [112, 124], radius: 70, side: 'start' },
  { number: '6612', hue: 'ochre', at: [604, 466], radius: 70, side: 'end' },
] as const;

const numbered = (number: string, hue: Hue, x: number, y: number, side: 'start' | 'end') =>
  tag(number, side === 'end' ? x - 18 : x + 18, y - 15, { ...tinted(hue), face: 'mono' }, side);

const heardOnce = ({ number, hue, at: [x, y], radius, side }: (typeof others)[number]) => [
  radius
    ? [
        disc(x, y, radius, { fill: hue, opacity: 0.17 }),
        disc(x, y, radius, lined(hue, 2.4, [7, 7])),
      ]
    : '',
  disc(x, y, 9, edged(hue, 'surface', 3)),
  numbered(number, hue, x, y, side),
];

export const pictures = {
  'sim-screen': drawing(680, 600, { ground: insets.trip }, () => [
    others.map(heardOnce),
    pings(heardAt('70,540,60 190,470,60 300,420,60 420,340,60 520,250,118'), 'madder'),
    disc(520, 250, 118, lined('madder', 3, [9, 8])),
    disc(520, 250, 13, edged('madder', 'surface', 4)),
    numbered('2280', 'madder', 524, 250, 'start'),
  ]),
  'sim-or-gps': onMap(insets.compare, () => [
    pings(fixes, 'madder'),
    card(18, 18, 238, 88, 10),
    shape('M36 49h34', lined('cobalt', 5)),
    words.strong('GPS, every 10 s', 84, 55, 17),
    shape('M36 79h34', lined('madder', 5, [0.1, 9.5])),
    words.strong('SIM, every 15 min', 84, 85, 17),
  ]),
};

import { onPage, route, townMap } from '@/art/maps';
import { card, drawing, onMap, words } from '@/art/pens';
import { disc, edged, lined, shape } from '@/art/pens/shapes';
import { heardAt, pings } from '@/art/screens/cells';

const insets = {
  trip: townMap([680, 600], onPage, {
    town: { seed: 83, angle: 11, centers: '330,170,90' },
    river: [40, '-80,300 60,320 190,270 330,180 470,120 610,90 730,60 900,40'],
  }),
  compare: townMap([540, 400], onPage, {
    town: { seed: 94, angle: -15, turn: 20, parks: '120,90,110,80,-15' },
    river: [38, '400,-80 410,20 450,110 440,210 480,320 500,480'],
    scene: { depot: [76, 322], depotSize: 28, inset: 24, lineWidth: 4.8 },
    routes: [route('cobalt', '150,250 230,270 300,150 360,90', 3, 3)],
  }),
};

const fixes = heardAt('114,306,44 188,236,36 258,290,46 334,212,34');

export const pictures = {
  'sim-screen': drawing(680, 600, { ground: insets.trip }, () => [
    pings(heardAt('70,540,60 190,470,60 300,420,60 420,340,60'), 'madder'),
    disc(520, 250, 118, { fill: 'madder', opacity: 0.14 }),
    disc(520, 250, 118, lined('madder', 3, [9, 8])),
    disc(520, 250, 13, edged('madder', 'surface', 4)),
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

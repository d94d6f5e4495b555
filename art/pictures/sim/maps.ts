import { onPage, route, townMap } from '@/art/maps';
import { card, onMap, words } from '@/art/pens';
import { lined, shape } from '@/art/pens/shapes';
import { heardAt, pings } from '@/art/screens/cells';

const insets = {
  compare: townMap([540, 400], onPage, {
    town: { seed: 94, angle: -15, turn: 20, parks: '120,90,110,80,-15' },
    river: [38, '400,-80 410,20 450,110 440,210 480,320 500,480'],
    scene: { depot: [76, 322], depotSize: 28, inset: 24, lineWidth: 4.8 },
    routes: [route('cobalt', '150,250 230,270 300,150 360,90', 3, 3)],
  }),
};

const fixes = heardAt('114,306,44 188,236,36 258,290,46 334,212,34');

export const pictures = {
  'sim-or-gps': onMap(insets.compare, () => [
    pings(fixes, 'madder'),
    card(18, 18, 238, 88, 10),
    shape('M36 49h34', lined('cobalt', 5)),
    words.strong('GPS, every 10 s', 84, 55, 17),
    shape('M36 79h34', lined('madder', 5, [0.1, 9.5])),
    words.strong('SIM, every 15 min', 84, 85, 17),
  ]),
};

import { onPage, route, sceneOf, townMap } from '@/art/maps';
import { card, drawing, icon, row, rule, tag, words } from '@/art/pens';
import { box } from '@/art/pens/shapes';

const town = townMap([560, 528], onPage, {
  town: { seed: 421, angle: 22, centers: '330,210,90' },
  river: [40, '-80,330 60,352 160,400 300,424 420,480 520,560'],
  scene: { depot: [92, 232], depotSize: 32, inset: 36, lineWidth: 5.4 },
  allowed: ([x, y]) => y < 398 || x > 330,
  routes: [route('madder', '170,150 250,90 370,110 440,220 380,300', 9, 4)],
});

/** Indexes of the stops that take a return along, and how far right and down of them its mark stands. */
const pickups = [
  [4, 6, -36],
  [7, 36, 10],
] as const;

function pickupMark([index, right, down]: (typeof pickups)[number]) {
  const [stopX, stopY] = sceneOf(town)?.routes[0]?.stops[index]?.at ?? [0, 0];
  const [x, y] = [stopX + right, stopY + down];
  return [
    box(x - 20, y - 20, 40, 40, { fill: 'surface' }, 11),
    box(x - 17, y - 17, 34, 34, { fill: 'ink' }, 9),
    icon('undo-2', x - 11, y - 11, 22, 'surface'),
  ];
}

export const pictures = {
  'delivery-pickup': drawing(560, 528, { ground: town }, () => [
    ...pickups.map(pickupMark),
    card(22, 336, 300, 170, 14),
    words.strong('2 returns on the way', 42, 375, 20),
    rule(22, 394, 300),
    row('2 Warp Lane', '1 package', 42, 426, 260, { size: 18 }),
    row('30 Heddle Hill', '2 packages', 42, 456, 260, { size: 18 }),
    words.mono('VAN 07', 42, 488, 17, 'ink2'),
    tag('+12 min', 306, 466, { fill: 'maddertint', color: 'maddertext', size: 16 }, 'end'),
  ]),
};

import { sceneOf } from '@/art/maps';
import { card, drawing, row, rule, tag, words } from '@/art/pens';
import { box, icon } from '@/art/pens/shapes';
import { deliveryInsets } from './city-maps';

const town = deliveryInsets['pickup-town'];

/** Indexes of the stops that take a return along. */
const pickups = [4, 7] as const;

function pickupMark(index: number) {
  const [x = 0, y = 0] = sceneOf(town)?.routes[0]?.stops[index]?.at ?? [];
  return [
    box(x - 20, y - 20, 40, 40, { fill: 'surface' }, 11),
    box(x - 17, y - 17, 34, 34, { fill: 'ink' }, 9),
    icon('undo-2', x - 11, y - 11, 22, 'surface'),
  ];
}

function returns(x: number, y: number) {
  const left = x + 20;
  const inner = 260;
  return [
    card(x, y, 300, 170, 14),
    words.strong('2 returns on the way', left, y + 39, 20),
    rule(x, y + 58, 300),
    row('2 Warp Lane', '1 parcel', left, y + 90, inner, { size: 18 }),
    row('30 Heddle Hill', '2 parcels', left, y + 120, inner, { size: 18 }),
    words.mono('VAN 07', left, y + 152, 17, 'ink2'),
    tag('+12 min', x + 284, y + 130, { fill: 'maddertint', color: 'maddertext', size: 16 }, 'end'),
  ];
}

export const pictures = {
  'delivery-pickup': drawing(560, 460, { ground: town, radius: 16 }, () => [
    ...pickups.map(pickupMark),
    returns(22, 268),
  ]),
};

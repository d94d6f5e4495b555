import { barCode } from '@/art/pens/bars';
import { card, good, tag } from '@/art/pens/card';
import { drawing } from '@/art/pens/drawing';
import { words } from '@/art/pens/letters';
import { at, box, edged, lined, segment, shape, stop, thread } from '@/art/pens/shapes';
import { vehicle } from '@/art/pens/vehicle';

/** What the link of an order shows: the way it has come, and the minute it should ring. */
function link() {
  const stations = [
    ['00:12', 'bought', 44],
    ['04:10', 'at the hub', 92],
    ['09:40', 'in VAN 03', 140],
    ['14:20', 'at your door', 204],
  ] as const;
  return [
    card(20, 14, 260, 212),
    thread('M54 140V204', 'edge', { width: 5, dash: [0.1, 10] }),
    thread('M54 44V168', 'cobalt', { width: 6 }),
    ...stations.map(([time, label, y], i) => [
      stop(54, y, 'cobalt', { radius: 8, served: i < 3 }),
      words.mono(time, 80, y + 6, 16, 'ink2'),
      words[i === 3 ? 'strong' : 'text'](label, 144, y + 6, 18),
    ]),
    vehicle(54, 170, 90, 12),
  ];
}

/** A carton with its old label struck through and the way back on the new one. */
const carton = () => [
  shape('M40 88L66 52H234L260 88z', edged('sunk', 'ink', 4)),
  box(40, 88, 220, 126, edged('surface', 'ink', 4), 4),
  shape('M128 52L122 88V112H178V88L172 52z', edged('ochretint', 'ink', 3)),
  at(56, 122, [
    box(0, 0, 78, 76, edged('paper', 'edge', 2), 4),
    barCode('WL40913', 10, 38, 58, 28, 'edge'),
    words.mono('OUT', 39, 26, 17, 'ink3', 'middle'),
    segment([6, 70], [72, 6], lined('error', 4)),
  ]),
  at(148, 122, [
    box(0, 0, 98, 76, edged('highlight', 'ink', 3), 4),
    barCode('RT40913', 12, 38, 74, 28, 'ink'),
    words.mono('RETURN', 49, 26, 17, 'ink', 'middle'),
  ]),
  tag('refund started 14:21', 40, 12, { ...good, size: 16 }),
];

/** Where an order ends: at the door, or on its way back. */
export const ecommerceEnds = {
  'ecommerce-link': drawing(300, 240, { ground: 'tealtint' }, link),
  'ecommerce-carton': drawing(300, 240, { ground: 'ochretint' }, carton),
};

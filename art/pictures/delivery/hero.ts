import { card, good, onMap, row, rule, signature, tag, tile, words } from '@/art/pens';
import { box, edged, segment } from '@/art/pens/shapes';
import { deliveryInsets } from './city-maps';

const verified = (x: number, y: number) => tag('Verified', x, y, good, 'end');

function proof(x: number, y: number, width: number) {
  const left = x + 24;
  const inner = width - 48;
  const rows = [
    ['Address', '22 Dyers’ Row', 'strong'],
    ['Received by', 'Ines Duarte', 'strong'],
    ['Parcels', '2 of 2 scanned', 'strong'],
    ['One-time code', '4 0 9 2', 'mono'],
    ['Place', '20 ft from the door', 'strong'],
  ] as const;
  return [
    card(x, y, width, 420, 16),
    words.strong('Delivered 14:06', left, y + 45, 19),
    verified(x + width - 20, y + 24),
    segment([x, y + 76], [x + width, y + 76], { stroke: 'edge', dash: [4, 4] }),
    ...rows.map(([label, value, face], i) =>
      row(label, value, left, y + 114 + i * 36, inner, { size: 17, face }),
    ),
    box(left, y + 280, inner, 116, edged('paper', 'line'), 10),
    signature(left + 60, y + 310, 1.25),
  ];
}

export const pictures = {
  'delivery-hero': onMap(deliveryInsets['delivery-city'], () => [
    card(166, 84, 246, 76),
    tile(182, 100, 44, 'truck', 'madder'),
    words.strong('12 min away', 242, 119, 18),
    words.text('VAN 07', 242, 142, 16, 'ink2'),
    words.mono('13:56', 394, 142, 15, 'ink2', 'end'),
    proof(430, 114, 306),
  ]),
  'delivery-hero-phone': onMap(deliveryInsets['delivery-city-phone'], () => [
    card(20, 200, 350, 196, 16),
    words.strong('Delivered 14:06', 38, 238, 20),
    verified(354, 217),
    rule(20, 260, 350),
    row('One-time code', '4 0 9 2', 38, 290, 314, { face: 'mono' }),
    row('Place', '20 ft from the door', 38, 318, 314),
    rule(38, 336, 314),
    words.text('Ines Duarte', 38, 374, 16, 'ink2'),
    signature(202, 340, 1),
  ]),
};

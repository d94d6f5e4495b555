import { card, drawing, good, row, rule, signature, tag, tile, words } from '@/art/pens';
import { box, edged, segment } from '@/art/pens/shapes';
import { deliveryInsets } from './city-maps';

const verified = (x: number, y: number) => tag('Verified', x, y, good, 'end');

/** VAN 07 of the sample day, 12 minutes before its stop. */
const notice = (x: number, y: number, width: number) => [
  card(x, y, width, 76),
  tile(x + 16, y + 16, 44, 'truck', 'madder'),
  words.strong('12 min away', x + 76, y + 35, 18),
  words.text('VAN 07', x + 76, y + 58, 16, 'ink2'),
  words.mono('13:56', x + width - 18, y + 58, 15, 'ink2', 'end'),
];

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

function shortProof(x: number, y: number, width: number) {
  const left = x + 18;
  return [
    card(x, y, width, 196, 16),
    words.strong('Delivered 14:06', left, y + 38, 20),
    verified(x + width - 16, y + 17),
    rule(x, y + 60, width),
    row('One-time code', '4 0 9 2', left, y + 90, width - 36, { face: 'mono' }),
    row('Place', '20 ft from the door', left, y + 118, width - 36),
    rule(left, y + 136, width - 36),
    words.text('Ines Duarte', left, y + 174, 16, 'ink2'),
    signature(x + width - 168, y + 140, 1),
  ];
}

export const pictures = {
  'delivery-hero': drawing(900, 650, { ground: deliveryInsets['delivery-city'] }, () => [
    notice(166, 84, 246),
    proof(430, 114, 306),
  ]),
  'delivery-hero-phone': drawing(390, 420, { ground: deliveryInsets['delivery-city-phone'] }, () =>
    shortProof(20, 200, 350),
  ),
};

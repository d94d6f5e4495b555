import { onTint, route, townMap } from '@/art/maps';
import { card, good, onMap, row, rule, signature, tag, tile, words } from '@/art/pens';
import { box, edged, segment } from '@/art/pens/shapes';

const insets = {
  hero: townMap([900, 650], onTint('madder'), {
    town: { seed: 408, angle: 14, centers: '300,330,100', parks: '90,520,120,110,10' },
    river: [46, '250,-90 256,20 236,120 262,230 330,330 372,450 430,560 470,740'],
    scene: { depot: [206, 392], depotSize: 32, inset: 30, lineWidth: 5 },
    allowed: ([x, y]) => x < 424 && y > 170,
    routes: [
      route('madder', '190,290 330,190 400,240', 7, 4),
      route('cobalt', '300,470 330,590', 6, 2),
      route('teal', '110,340 60,210', 5, 2),
    ],
  }),
  heroPhone: townMap([390, 420], onTint('madder'), {
    town: { seed: 412, angle: -12, centers: '250,120,80' },
    river: [36, '90,-80 96,20 80,120 110,230 60,330 30,500'],
    scene: { depot: [176, 150], depotSize: 28, inset: 22, lineWidth: 5 },
    allowed: ([, y]) => y < 190,
    routes: [route('madder', '240,110 330,70', 5, 3), route('cobalt', '130,80 60,60', 4, 2)],
  }),
};

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
  'delivery-hero': onMap(insets.hero, () => [
    card(166, 84, 246, 76),
    tile(182, 100, 44, 'truck', 'madder'),
    words.strong('12 min away', 242, 119, 18),
    words.text('VAN 07', 242, 142, 16, 'ink2'),
    words.mono('13:56', 394, 142, 15, 'ink2', 'end'),
    proof(430, 114, 306),
  ]),
  'delivery-hero-phone': onMap(insets.heroPhone, () => [
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

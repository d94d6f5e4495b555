import { num, places } from '@/art/maps';
import { card, drawing, hue, icon, phone, stop, stops, tile, words } from '@/art/pens';
import { box, disc, edged, lined, moved, segment, shape, spaced } from '@/art/pens/shapes';

function drawLink(wide: boolean) {
  const [width, height] = wide ? [682, 280] : [390, 350];
  const [left, top] = wide ? [36, 30] : [24, 24];
  const y = top + 146;
  const [homeX, homeY] = wide ? [596, y] : [322, y + 96];
  const road = wide ? `M${left + 200} ${y}H${homeX}` : `M${left + 120} ${y}V${homeY}H${homeX}`;
  const before = places(wide ? `412,${y} 490,${y}` : `144,${y + 62} 214,${homeY}`);
  return [
    box(0, 0, width, height, { fill: 'maddertint' }),
    card(left, top, wide ? 310 : 342, 192, 16),
    shape(`M${left + 30} ${top + 190}v26l26-26z`, { fill: 'surface' }),
    words.strong('Out for delivery', left + 24, top + 44, 20),
    words.text('Two packages, between', left + 24, top + 74, 17, 'ink2'),
    words.text('2:00 and 2:30.', left + 24, top + 98, 17, 'ink2'),
    hue(road, 'madder'),
    ...before.map(([cx, cy]) => stop(cx, cy, 'madder', { radius: 8, served: true })),
    box(left + 20, y - 21, 216, 42, { fill: 'madder' }, 10),
    icon('map-pin', left + 34, y - 11, 22, 'surface'),
    words.strong('Track package', left + 66, y + 6, 17, 'surface'),
    disc(homeX, homeY, 30, { fill: 'ink' }),
    icon('house', homeX - 15, homeY - 16, 30, 'surface'),
    words.sign('2:08', homeX, homeY + 58, 22, 'ink', 'middle'),
    words.text('Next stop: yours', wide ? 532 : 282, wide ? y - 26 : homeY + 36, 17, 'ink', 'end'),
  ];
}

const channels = [
  ['message-square', 'SMS', 'cobalt'],
  ['mail', 'E-mail', 'teal'],
  ['message-circle', 'Chat', 'madder'],
  ['bell-ring', 'Push', 'ochre'],
  ['phone', 'Voice call', 'plum'],
] as const;

const slots = [
  ['Today', '2:00–2:30 PM', false],
  ['Today', '4:00–4:30 PM', true],
  ['Tomorrow', '9:00–9:30 AM', false],
] as const;

const page = () => [
  words.text('Your package', 24, 82, 16, 'ink2'),
  words.sign('Move the slot', 24, 116, 30),
  ...spaced(slots, 140, 72, ([day, time, chosen], y) => [
    box(20, y, 232, 60, chosen ? edged('maddertint', 'madder', 3) : lined('edge'), 12),
    words.text(day, 38, y + 25, 15, 'ink2'),
    words.mono(time, 38, y + 47, 17),
    stop(226, y + 30, chosen ? 'madder' : 'edge', { radius: 9, served: chosen }),
  ]),
  box(20, 364, 232, 52, { fill: 'ink' }, 12),
  words.strong('Take this slot', 136, 396, 17, 'surface', 'middle'),
];

const routes = [
  ['VAN 07', 'Castellanos', '+3 min', 'madder'],
  ['BIKE 02', 'Lindqvist', '+7 min', 'teal'],
  ['VAN 14', 'Moreau', '+11 min', 'plum'],
] as const;

const handOver = () => [
  words.text('VAN 11 is late for a pickup', 24, 82, 16, 'error'),
  words.sign('Move 7 Loom Street', 24, 116, 28),
  ...spaced(routes, 138, 76, ([vehicle, driver, cost, color], y, i) => [
    i === 0 ? box(12, y, 276, 72, { fill: `${color}tint` }, 12) : '',
    box(24, y + 17, 38, 38, { fill: i === 0 ? 'surface' : `${color}tint` }, 9),
    icon(i === 1 ? 'bike' : 'truck', 32, y + 25, 22, `${color}text`),
    words.mono(vehicle, 76, y + 32, 15, 'ink2'),
    words.strong(driver, 76, y + 54, 17),
    words.mono(cost, 276, y + 43, 16, 'ink', 'end'),
  ]),
  box(24, 380, 252, 54, { fill: 'ink' }, 12),
  words.strong('Hand over to VAN 07', 150, 413, 17, 'surface', 'middle'),
];

const open = { radius: 9, ground: 'ochretint' } as const;
const done = { ...open, served: true };

const lines = () => [
  hue('M56 0V206M56 274V490', 'ochre'),
  hue('M56 216V266', 'ochre', { dash: [1, 11] }),
  hue('M182 0V172C182 226 112 200 112 240C112 280 182 254 182 308V490', 'madder'),
  stops('56,44', 'ochre', done),
  stops('56,130 56,350 56,430', 'ochre', open),
  stops('182,62 182,146', 'madder', done),
  stops('182,350 182,424', 'madder', open),
  stop(112, 240, 'madder', { radius: 13 }),
];

const middle = 125;

export const pictures = {
  'delivery-recipient': drawing(580, 508, { ground: 'cobalttint' }, () => [
    phone(31, 44, 272, 520, page(), '11:20'),
    card(334, 92, 224, 96),
    tile(350, 110, 40, 'message-square', 'cobalt'),
    words.text('Note for the driver', 404, 126, 15, 'ink2'),
    words.strong('Bell is broken,', 404, 149, 17),
    words.strong('please knock', 404, 171, 17),
    card(334, 224, 224, 156),
    words.strong('How was it?', 354, 258, 17),
    segment([368, 294], [524, 294], lined('ochre', 4)),
    ...[0, 1, 2, 3, 4].map((i) => stop(368 + i * 39, 294, 'ochre', { radius: 12, served: i < 4 })),
    words.text('“Knocked twice, waited.”', 354, 340, 16, 'ink2'),
    words.mono('VAN 11 · 4:15 PM', 354, 363, 15, 'ink3'),
  ]),
  'delivery-dispatcher': drawing(560, 490, { ground: 'ochretint' }, () => [
    lines(),
    phone(228, 34, 300, 490, handOver()),
  ]),
  'delivery-recipient-phone': drawing(390, 470, { ground: 'cobalttint' }, () =>
    phone(59, 36, 272, 480, page(), '11:20'),
  ),
  'delivery-dispatcher-phone': drawing(390, 620, { ground: 'ochretint' }, () => [
    moved('translate(0 174) scale(.8) rotate(-90)', lines()),
    phone(45, 168, 300, 490, handOver()),
  ]),
  'delivery-link': drawing(682, 280, () => drawLink(true)),
  'delivery-link-phone': drawing(390, 340, () => drawLink(false)),
  'delivery-gateways': drawing(410, 250, { ground: 'sunk' }, () => [
    ...channels.map(([, , name], i) => {
      const from = middle + (i - 2) * 8;
      const to = 33 + i * 46;
      return hue(`M100 ${num(from)}h20C180 ${num(from)} 170 ${to} 232 ${to}h16`, name, {
        width: 4.5,
      });
    }),
    box(28, middle - 40, 80, 80, { fill: 'ink' }, 16),
    icon('package-check', 48, middle - 20, 40, 'surface'),
    ...spaced(channels, 33, 46, ([name, label, hue], y) => [
      box(246, y - 19, 140, 38, edged('surface', 'line'), 8),
      icon(name, 256, y - 11, 22, `${hue}text`),
      words.strong(label, 288, y + 6, 17),
    ]),
  ]),
};

import { card, drawing, hue, icon, phone, stop, tile, words } from '@/art/pens';
import { box, edged, lined, moved, segment, spaced } from '@/art/pens/shapes';

const slots = [
  { day: 'Today', time: '14:00–14:30' },
  { day: 'Today', time: '16:00–16:30', chosen: true },
  { day: 'Tomorrow', time: '09:00–09:30' },
] as const;

const page = () => [
  words.text('Your parcel', 24, 82, 16, 'ink2'),
  words.sign('Move the slot', 24, 116, 30),
  ...slots.map(({ day, time, ...rest }, i) => {
    const chosen = 'chosen' in rest;
    const y = 140 + i * 72;
    return [
      box(20, y, 232, 60, chosen ? edged('maddertint', 'madder', 3) : lined('edge'), 12),
      words.text(day, 38, y + 25, 15, 'ink2'),
      words.mono(time, 38, y + 47, 17),
      stop(226, y + 30, chosen ? 'madder' : 'edge', { radius: 9, served: chosen }),
    ];
  }),
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
  box(20, 380, 260, 54, { fill: 'ink' }, 12),
  words.strong('Hand over to VAN 07', 150, 413, 17, 'surface', 'middle'),
];

const lines = () => [
  hue('M56 0V206M56 274V490', 'ochre'),
  hue('M56 216V266', 'ochre', { dash: [1, 11] }),
  hue('M182 0V172C182 226 112 200 112 240C112 280 182 254 182 308V490', 'madder'),
  ...[44, 130, 350, 430].map((y, i) =>
    stop(56, y, 'ochre', { radius: 9, served: i < 1, ground: 'ochretint' }),
  ),
  ...[62, 146, 350, 424].map((y, i) =>
    stop(182, y, 'madder', { radius: 9, served: i < 2, ground: 'ochretint' }),
  ),
  stop(112, 240, 'madder', { radius: 13 }),
];

export const pictures = {
  'delivery-recipient': drawing(580, 480, { ground: 'cobalttint', radius: 16 }, () => [
    phone(31, 44, 272, 480, page(), '11:20'),
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
    words.mono('VAN 11 · 16:15', 354, 363, 15, 'ink3'),
  ]),
  'delivery-dispatcher': drawing(560, 490, { ground: 'ochretint', radius: 16 }, () => [
    lines(),
    phone(228, 34, 300, 490, handOver()),
  ]),
  'delivery-recipient-phone': drawing(390, 470, { ground: 'cobalttint', radius: 16 }, () =>
    phone(59, 36, 272, 480, page(), '11:20'),
  ),
  'delivery-dispatcher-phone': drawing(390, 620, { ground: 'ochretint', radius: 16 }, () => [
    moved('translate(0 174) scale(.8) rotate(-90)', lines()),
    phone(45, 168, 300, 490, handOver()),
  ]),
};

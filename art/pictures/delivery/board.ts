import { card, drawing, good, hue, icon, rule, stop, tag, words } from '@/art/pens';
import { box, disc, edged, lined, segment } from '@/art/pens/shapes';

const routes = [
  [
    ['VAN 07', 'Castellanos', 'madder'],
    ['22 Dyers’ Row', '2:00–2:30'],
    ['4 Bobbin Street', '2:30–3:00'],
    ['8 Spindle Street', '3:00–3:30'],
  ],
  [
    ['BIKE 02', 'Lindqvist', 'teal'],
    ['30 Tenter Street', '1:30–2:30'],
    ['9 Reel Lane', '2:00–2:30'],
    ['5 Selvage Court', '2:00–2:30'],
    ['18 Linen Square', 'before 4:00'],
  ],
  [
    ['VAN 03', 'Okafor', 'cobalt'],
    ['31 Mill Quarter', '2:00–3:00'],
    ['3 Fullers’ Quay', '2:30–3:00'],
    ['40 Carder Lane', 'before 3:30'],
  ],
] as const;

const step = 78;

function column([head, ...stops]: (typeof routes)[number], x: number, gapAt?: number) {
  const [vehicle, driver, color] = head;
  const y = (index: number) =>
    128 + (index + (gapAt !== undefined && index >= gapAt ? 1 : 0)) * step;
  const end = y(stops.length - 1);
  return [
    box(x, 30, 38, 38, { fill: `${color}tint` }, 9),
    icon(vehicle.startsWith('BIKE') ? 'bike' : 'truck', x + 8, 38, 22, `${color}text`),
    words.mono(vehicle, x + 50, 46, 15, 'ink2'),
    words.strong(driver, x + 50, 67, 17),
    hue(`M${x + 12} 92V${end}`, color),
    ...stops.map(([street, window], i) => [
      stop(x + 12, y(i), color, { radius: 8 }),
      words.strong(street, x + 34, y(i) - 2, 17),
      words.mono(window, x + 34, y(i) + 20, 15, 'ink2'),
    ]),
  ];
}

const dropped = (x: number, y: number) => [
  box(x - 4, y - 32, 186, 64, { fill: 'maddertint', stroke: 'madder', dash: [5, 5] }, 10),
  card(x + 8, y - 40, 182, 66, 12),
  disc(x + 27, y - 7, 8, edged('surface', 'madder', 4)),
  words.strong('6 Weavers’ Yard', x + 45, y - 12, 17),
  words.mono('2:30–3:30', x + 45, y + 10, 15, 'ink2'),
];

function drawBoard(count: 2 | 3) {
  const width = count === 3 ? 620 : 400;
  // Two columns stand closer, for a margin on the right.
  const at = (index: number) => (count === 3 ? 28 + index * 198 : 22 + index * 192);
  const shown = routes.slice(0, count);
  return [
    box(0, 0, width, 470, edged('surface', 'line'), 16),
    ...shown
      .slice(1)
      .map((_, i) => segment([at(i + 1) - 14, 24], [at(i + 1) - 14, 388], lined('line'))),
    ...shown.map((round, i) => column(round, at(i), i === 0 ? 1 : undefined)),
    dropped(at(0), 128 + step),
    rule(0, 396, width),
    tag('4 min longer, all on time', at(0), 419, good),
  ];
}

export const pictures = {
  'delivery-board': drawing(620, 470, () => [
    drawBoard(3),
    hue(`M436 ${128 + 2.3 * step}v${0.65 * step}`, 'cobalt', { dash: [0.1, 10] }),
    words.text('4 more stops', 458, 126 + 3 * step, 16, 'ink2'),
  ]),
  'delivery-board-phone': drawing(400, 470, () => drawBoard(2)),
};

import { onNight, route, townMap } from '@/art/maps';
import { drawing, phone, tile, words } from '@/art/pens';
import { box, spaced, times } from '@/art/pens/shapes';

const insets = {
  hero: townMap([820, 596], onNight, {
    town: { seed: 611, angle: 24, centers: '150,470,80' },
    river: [42, '520,-90 500,60 560,190 690,280 760,400 740,690'],
    scene: { depot: [230, 306], depotSize: 32, inset: 26, lineWidth: 5 },
    // The phone stands on the right.
    allowed: ([x]) => x < 356,
    routes: [
      route('cobalt', '170,230 120,150 60,120', 5, 3),
      route('madder', '250,210 280,110 320,50', 5, 3),
      route('teal', '300,330 330,430', 5, 4),
      route('ochre', '150,330 60,300', 5, 2),
      route('plum', '210,400 250,500 160,560', 6, 4),
    ],
  }),
  heroPhone: townMap([390, 640], onNight, {
    town: { seed: 612, angle: -22, centers: '80,140,70' },
    river: [30, '-70,520 60,490 190,540 300,500 470,520'],
  }),
};

const routes = [
  ['A. Okafor', 11, 18, 'cobalt'],
  ['M. Castellanos', 8, 14, 'madder'],
  ['J. Lindqvist', 22, 26, 'teal'],
  ['R. Bhatt', 7, 16, 'ochre'],
  ['S. Moreau', 12, 15, 'plum'],
] as const;

const width = 270;
const inner = width - 44;

function dashes(y: number, done: number, stops: number, color: (typeof routes)[number][3]) {
  const step = inner / stops;
  return times(stops, (i) =>
    box(22 + i * step, y, step - 2.6, 9, { fill: i < done ? color : 'line' }, 2),
  );
}

const screen = () => [
  words.text('Supervisor · Riverside', 22, 74, 15, 'ink2'),
  words.sign('5 out, 1 late', 22, 112, 34),
  ...spaced(routes, 152, 55, ([name, done, stops, color], y) => [
    words.strong(name, 22, y, 16),
    words.mono(`${done} / ${stops}`, width - 22, y, 15, 'ink2', 'end'),
    dashes(y + 12, done, stops, color),
  ]),
  box(14, 428, width - 28, 72, { fill: 'sunk' }, 14),
  tile(26, 442, 44, 'triangle-alert', 'ochre'),
  words.strong('VAN 11, 22 min late', 82, 460, 16),
  words.text('Call R. Bhatt', 82, 484, 16, 'ink2'),
];

const onMap = (x: number, y: number) => phone(x, y, width, 520, screen(), '13:48', 'edge');

export const pictures = {
  'supervisor-hero': drawing(820, 596, { light: 'night', ground: insets.hero }, () =>
    onMap(388, 38),
  ),
  'supervisor-hero-phone': drawing(390, 600, { light: 'night', ground: insets.heroPhone }, () =>
    onMap(60, 40),
  ),
};

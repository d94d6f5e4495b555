import { card, drawing, good, mapInset, row, rule, tag, tile, words } from '@/art/pens';
import { box, lined, spaced } from '@/art/pens/shapes';
import { routeInsets } from './city-maps';

const optimized = (x: number, y: number, anchor: 'start' | 'end') =>
  tag('Optimized', x, y, good, anchor);

function planCard(x: number, y: number, width: number) {
  const figures = [
    ['89', 'stops', 0],
    ['5', 'vehicles', 60],
    ['0', 'crossings', 134],
  ] as const;
  return [
    card(x, y, width, 184),
    words.strong('Thursday plan', x + 20, y + 37, 20),
    rule(x + 20, y + 54, width - 40),
    ...figures.map(([figure, label, left]) => [
      words.sign(figure, x + 20 + left, y + 98, 36),
      words.text(label, x + 20 + left, y + 121, 15, 'ink2'),
    ]),
    rule(x + 20, y + 136, width - 40),
    optimized(x + 20, y + 147, 'start'),
    words.mono('1 min 42 s', x + width - 20, y + 167, 15, 'ink2', 'end'),
  ];
}

const hero = () => planCard(402, 44, 264);

const heroPhone = () => [
  card(20, 300, 350, 98),
  words.strong('Thursday plan', 40, 337, 20),
  optimized(350, 318, 'end'),
  words.text('5 vehicles, 0 crossings', 40, 374, 17, 'ink2'),
  words.mono('1 min 42 s', 350, 374, 15, 'ink2', 'end'),
];

function weights(width: number, height: number) {
  const small = width < 400;
  // Left edge, first baseline and width.
  const [left, top, length] = small ? [24, 246, 312] : [28, 334, 236];
  const [x, y, inner] = small ? [24, 448, 312] : [308, 334, 184];
  const mapHeight = small ? 202 : 290;
  const radius = 16;
  return drawing(width, height, { ground: 'surface', radius }, () => [
    // Round at its upper corners only.
    mapInset(routeInsets.weights, [0, 0, width, mapHeight + radius], radius),
    box(0, mapHeight, width, radius, { fill: 'surface' }),
    ...spaced(
      [
        ['Distance', 40, 'cobalt'],
        ['Time', 40, 'teal'],
        ['Penalties', 20, 'madder'],
      ] as const,
      top,
      64,
      ([label, share, color], line) => [
        words.strong(label, left, line, 18),
        words.mono(`${share}%`, left + length, line, 17, 'ink', 'end'),
        box(left, line + 15, length, 6, { fill: 'line' }, 3),
        box(left, line + 15, (share / 100) * length, 6, { fill: color }, 3),
      ],
    ),
    words.strong('Against yesterday', x, y, 18),
    rule(x, y + 16, inner, 'ink'),
    ...(
      [
        ['Distance', '−24 mi'],
        ['Driving', '−1 h 12'],
        ['Late stops', '0'],
      ] as const
    ).map(([label, value], i) => [
      row(label, value, x, y + 48 + i * 48, inner, { size: 17, face: 'mono' }),
      rule(x, y + 64 + i * 48, inner),
    ]),
    box(0.75, 0.75, width - 1.5, height - 1.5, lined('line'), radius),
  ]);
}

function storm(width: number, height: number) {
  const [edge, size] = width > 400 ? [20, 17] : [12, 16];
  const top = height - edge - 76;
  return drawing(width, height, { ground: routeInsets.storm }, () => [
    card(edge, top, width - 2 * edge, 78),
    tile(edge + 16, top + 17, 44, 'cloud-rain', 'cobalt'),
    words.strong('Storm cell at 15:00', edge + 74, top + 34, 19),
    words.text('VAN 14 takes 2 stops of VAN 11', edge + 74, top + 60, size, 'ink2'),
  ]);
}

export const pictures = {
  'route-hero': drawing(820, 720, { ground: routeInsets.hero }, hero),
  'route-hero-phone': drawing(390, 420, { ground: routeInsets.heroPhone }, heroPhone),
  'route-weights': weights(520, 520),
  'route-weights-phone': weights(360, 624),
  'route-storm': storm(560, 480),
  'route-storm-phone': storm(360, 350),
};

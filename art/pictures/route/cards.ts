import { card, drawing, good, mapInset, onMap, row, rule, tag, tile, words } from '@/art/pens';
import { box, type Ink, spaced } from '@/art/pens/shapes';
import { routeInsets } from './city-maps';

const weighed = [
  ['Distance', 40, 'cobalt'],
  ['Time', 40, 'teal'],
  ['Penalties', 20, 'madder'],
] as const;

const savings = [
  ['Distance', '−24 mi'],
  ['Driving', '−1 h 12'],
  ['Late stops', '0'],
] as const;

function weights(width: number, height: number) {
  const small = width < 400;
  // Left edge, first baseline and width.
  const [left, top, length] = small ? [24, 246, 312] : [28, 334, 236];
  const [x, y, inner] = small ? [24, 448, 312] : [308, 334, 184];
  const mapHeight = small ? 202 : 290;
  return drawing(width, height, { ground: 'surface' }, () => [
    mapInset(routeInsets.weights, [0, 0, width, mapHeight]),
    ...spaced(weighed, top, 64, ([label, share, color], line) => [
      words.strong(label, left, line, 18),
      words.mono(`${share}%`, left + length, line, 17, 'ink', 'end'),
      box(left, line + 15, length, 6, { fill: 'line' }, 3),
      box(left, line + 15, (share / 100) * length, 6, { fill: color }, 3),
    ]),
    words.strong('Against yesterday', x, y, 18),
    rule(x, y + 16, inner, 'ink'),
    ...spaced(savings, y + 48, 48, ([label, value], top) => [
      row(label, value, x, top, inner, { size: 17, face: 'mono' }),
      rule(x, top + 16, inner),
    ]),
  ]);
}

export const stormCard = (x: number, y: number, width: number, size: number): Ink => [
  card(x, y, width, 78),
  tile(x + 16, y + 17, 44, 'cloud-rain', 'cobalt'),
  words.strong('Storm cell at 3 PM', x + 74, y + 34, 19),
  words.text('VAN 14 takes 2 stops from VAN 11', x + 74, y + 60, size, 'ink2'),
];

function storm(width: number, height: number) {
  const [edge, size] = width > 400 ? [20, 17] : [12, 16];
  const top = height - edge - 76;
  return drawing(width, height, { ground: routeInsets.storm }, () => [
    stormCard(edge, top, width - 2 * edge, size),
  ]);
}

export const pictures = {
  'route-hero': onMap(routeInsets.hero, () => [
    card(478, 44, 264, 198),
    words.strong('Thursday plan', 498, 81, 20),
    rule(498, 98, 224),
    words.sign('89', 498, 142, 36),
    words.text('stops', 498, 165, 15, 'ink2'),
    words.sign('5', 558, 142, 36),
    words.text('vehicles', 558, 165, 15, 'ink2'),
    words.sign('0', 632, 142, 36),
    words.text('crossings', 632, 165, 15, 'ink2'),
    rule(498, 180, 224),
    tag('Optimized', 498, 191, good),
    words.mono('1 min 42 s', 722, 211, 15, 'ink2', 'end'),
  ]),
  'route-hero-phone': onMap(routeInsets.heroPhone, () => [
    card(20, 300, 350, 98),
    words.strong('Thursday plan', 40, 337, 20),
    tag('Optimized', 350, 318, good, 'end'),
    words.text('5 vehicles, 0 crossings', 40, 374, 17, 'ink2'),
    words.mono('1 min 42 s', 350, 374, 15, 'ink2', 'end'),
  ]),
  'route-weights': weights(520, 520),
  'route-weights-phone': weights(360, 624),
  'route-storm': storm(560, 560),
  'route-storm-phone': storm(360, 350),
};

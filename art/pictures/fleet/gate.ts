import { num } from '@/art/maps';
import { type Color, drawing, icon, words } from '@/art/pens';
import { box, disc, edged, lined, moved, shape, spaced } from '@/art/pens/shapes';

const seen = (x: number, y: number, wrong = false) => [
  disc(x, y, 13, edged(wrong ? 'error' : 'success', 'paper', 4)),
  icon(wrong ? 'triangle-alert' : 'check', x - 8, y - 8.5, 16, 'onsignal'),
];

/** `turn` in degrees: 0 is down, clockwise. */
const waves = (x: number, y: number, turn: number): string => {
  const arcs = [22, 30].map((r, i) => {
    const [dx, dy] = [r * 0.75, r * 0.66];
    return shape(`M${num(x - dx)} ${num(y + dy)}A${r} ${r} 0 0 0 ${num(x + dx)} ${num(y + dy)}`, {
      stroke: 'signal',
      width: 3.5,
      opacity: 1 - i * 0.25,
    });
  });
  return moved(`rotate(${turn} ${x} ${y})`, arcs.join(''));
};

const reader = (x: number, y: number) => [
  box(x - 13, y - 15, 26, 30, { fill: 'ink' }, 6),
  icon('rss', x - 9, y - 9, 18, 'paper'),
];

const lanes = ['cobalt', 'ochre', 'teal'] as const;

const turned = (name: string, x: number, y: number, color: Color, way: 'up' | 'down') => {
  const cab = way === 'up' ? y - 42 : y + 118;
  return [
    box(x - 5, way === 'up' ? y - 8 : y + 108, 10, 12, { fill: color }),
    box(x - 24, cab, 48, 34, edged('sunk', color, 3), 9),
    box(x - 34, y, 68, 110, edged('sunk', color, 3), 8),
    words.mono('TRL', x, y + 52, 16, 'ink2', 'middle'),
    words.mono(name, x, y + 74, 18, 'ink', 'middle'),
  ];
};
export const pictures = {
  'fleet-gate-phone': drawing(390, 440, { light: 'night', ground: 'paper' }, () => [
    box(30, 1.5, 330, 437, edged('surface', 'line', 3), 16),
    ...[140, 250].map((x) => shape(`M${x} 0V440`, lined('line', 2.5, [26, 20]))),
    spaced(lanes, 85, 110, (hue, x) => shape(`M${x} 0V440`, lined(hue, 5))),
    turned('118', 85, 68, 'cobalt', 'up'),
    seen(115, 68),
    turned('094', 195, 150, 'ochre', 'down'),
    turned('130', 195, 320, 'ochre', 'down'),
    seen(225, 320, true),
    turned('077', 305, 50, 'teal', 'up'),
    seen(335, 50),
    turned('121', 85, 300, 'edge', 'up'),
    turned('102', 305, 314, 'edge', 'up'),
    shape('M30 224H140M250 224H360', lined('ink', 5)),
    waves(135, 224, 270),
    waves(255, 224, 90),
    ...[30, 140, 250, 360].map((x) => reader(x, 224)),
  ]),
};

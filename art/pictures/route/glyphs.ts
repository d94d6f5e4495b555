import { drawing, hue, stop, stops, words } from '@/art/pens';
import { box, disc, edged, type Ink, lined, shape, spaced, times } from '@/art/pens/shapes';

const ground = 'paper';
const open = { radius: 6, ground } as const;
const served = { radius: 6, served: true } as const;

const wires = times(26, (i) => 10 + i * 8.8);
const strung = wires.map((x, i) => `M${x.toFixed(1)} ${i % 5 === 2 ? 8 : 18}v96`);

const glyph = (draw: () => Ink) => drawing(240, 160, draw);

const modes = [
  ['Fast', 'under 30 s', 0, 58, 'teal'],
  ['Standard', '1–3 min', 96, 154, 'cobalt'],
  ['Intensive', '5–15 min', 181, 240, 'plum'],
] as const;

const loads = [
  ['03', 70, 96, 'cobalt'],
  ['07', 122, 93, 'madder'],
  ['02', 62, 90, 'teal'],
  ['11', 114, 97, 'ochre'],
  ['14', 84, 92, 'plum'],
] as const;

export const pictures = {
  'route-apart': glyph(() => [
    shape('M6 12L98 6L106 76L72 154L6 148Z', { fill: 'cobalttint' }),
    shape('M112 6L234 12L230 80L118 76Z', { fill: 'tealtint' }),
    shape('M118 88L230 92L234 150L86 154Z', { fill: 'maddertint' }),
    hue('M26 34H76V72H32V112H58', 'cobalt'),
    stops('26,34 76,54 32,92 58,112', 'cobalt', open),
    hue('M136 28H208V56H146', 'teal'),
    stops('136,28 178,28 146,56', 'teal', open),
    hue('M140 108H208V138H112', 'madder'),
    stops('140,108 208,123 112,138', 'madder', open),
  ]),
  'route-rules': glyph(() => [
    shape(strung.join(''), lined('edge', 1.6)),
    ...spaced(['cobalt', 'teal', 'madder'] as const, 42, 24, (color, y, row) => {
      const eyes = wires
        .filter((_, i) => i % 3 === row)
        .map((x) => disc(x, y, 4.6, edged(ground, 'ink', 1.8)));
      return [hue(`M2 ${y}H238`, color, { width: 4 }), eyes.join('')];
    }),
    ...wires
      .filter((_, i) => i % 5 === 2)
      .map((x) => box(x - 3.5, 2, 7, 12, { fill: 'signal' }, 2)),
    words.mono('26 rules, 0 broken', 120, 150, 16, 'ink', 'middle'),
  ]),
  'route-detour': glyph(() => [
    shape('M0 116H240', lined('sunk', 26)),
    shape('M46 116C66 116 62 40 92 40H150C180 40 176 116 196 116', lined('sunk', 26)),
    ...[92, 116].map((x) => box(x - 18, 109, 20, 14, { fill: 'edge' }, 4)),
    shape(
      'M104 74l-6 14M124 70l-6 14M144 74l-6 14M114 88l-5 12M134 88l-5 12',
      lined('cobalt', 2.4),
    ),
    disc(136, 116, 15, { fill: 'signal' }),
    shape('M128 116h16', lined('onsignal', 4)),
    hue('M12 116H46C66 116 62 40 92 40H150C180 40 176 116 196 116H228', 'cobalt'),
    stop(12, 116, 'cobalt', served),
    stop(228, 116, 'cobalt', open),
    words.mono('+4 min', 121, 18, 16, 'ink', 'middle'),
  ]),
  'route-insert': glyph(() => [
    hue('M88 84H156', 'line', { dash: [2, 9] }),
    hue('M14 132H52L88 84L122 38L156 84L192 132H228', 'teal'),
    stops('14,132 52,132', 'teal', served),
    stops('88,84 156,84', 'teal', { radius: 7, ground }),
    stops('192,132 228,132', 'teal', open),
    disc(122, 38, 17, { fill: 'ink' }),
    shape('M122 31v14M115 38h14', lined('surface', 3)),
    words.mono('+6 min', 148, 44, 16),
    words.mono('9', 74, 78, 16, 'ink2', 'end'),
    words.mono('10', 172, 78, 16, 'ink2'),
  ]),
  'route-modes': glyph(() =>
    spaced(modes, 22, 52, ([name, time, from, to, color], y) => [
      words.strong(name, 0, y, 17),
      words.mono(time, 240, y, 16, 'ink2', 'end'),
      box(0, y + 11, 240, 10, { fill: 'sunk' }, 5),
      box(from, y + 11, to - from, 10, { fill: color }, 5),
    ]),
  ),
  /** Dashed before, filled after. */
  'route-loads': glyph(() =>
    spaced(loads, 4, 50, ([id, before, after, color], x) => [
      box(x + 3, 132 - after, 26, after, { fill: color }, 4),
      box(x, 132 - before, 32, before, lined('ink', 2, [4, 4]), 5),
      words.mono(id, x + 16, 154, 16, 'ink', 'middle'),
    ]),
  ),
};

import { drawing, hue, icon, row, stop, widthOf, words } from '@/art/pens';
import { box, disc, edged, type Ink, lined, moved, shape, spaced, times } from '@/art/pens/shapes';

const small = (draw: () => Ink) => drawing(268, 200, () => moved('translate(-14 0)', draw()));

const days = [
  ['Mon', '7:58', '4:31'],
  ['Tue', '8:01', '4:40'],
  ['Wed', '7:55', '4:28'],
  ['Thu', '7:56', ''],
] as const;

const holes = times(55, (i) => {
  const x = 34 + (i % 11) * 23;
  const y = 30 + Math.floor(i / 11) * 23;
  return `M${x} ${y}h.1`;
});
const tools = [
  ['wrench', 28, false],
  ['zap', 92, true],
  ['key-round', 156, false],
  ['hard-hat', 220, true],
] as const;

export const pictures = {
  'field-punch-card': small(() => [
    shape('M26 8H254L280 34V192H16V18A10 10 0 0 1 26 8Z', edged('surface', 'ink', 3)),
    words.strong('L. Haddad', 34, 42, 18),
    words.mono('Week 46', 244, 42, 16, 'ink2', 'end'),
    ...spaced(days, 82, 31, ([day, from, to], y) => [
      shape(`M34 ${y - 22}H262`, lined('line', 1.2)),
      words.text(day, 34, y, 16, 'ink2'),
      disc(92, y - 5.5, 6, { fill: 'ochre' }),
      words.mono(from, 108, y, 16),
      to ? disc(190, y - 5.5, 6, { fill: 'ochre' }) : disc(190, y - 5.5, 6, lined('edge')),
      words.mono(to, 206, y, 16),
    ]),
  ]),
  'field-pegboard': small(() => [
    box(16, 8, 264, 136, edged('ochretint', 'ink', 3), 10),
    shape(holes.join(''), { stroke: 'ochre', width: 3.4, opacity: 0.55 }),
    ...tools.map(([name, x, taken]) =>
      taken
        ? box(x, 50, 48, 52, { fill: 'ochretint', stroke: 'ink', width: 2, dash: [4, 5] }, 8)
        : [box(x, 50, 48, 52, edged('surface', 'ink', 2), 8), icon(name, x + 10, 62, 28, 'ink')],
    ),
    words.text('Asks for 2 skills,', 16, 168, 16, 'ink2'),
    words.strong('T. Adeyemi has both', 16, 190, 16),
  ]),
  'field-basement': small(() => [
    box(92, 20, 124, 128, { fill: 'sunk' }, 10),
    icon('wifi-off', 143, 34, 24, 'ink3'),
    hue('M16 96H88', 'ochre'),
    hue('M100 96H208', 'ochre', { dash: [1, 11] }),
    hue('M220 96H280', 'ochre'),
    stop(40, 96, 'ochre', { served: true, radius: 8 }),
    ...[116, 154, 192].map((x) => stop(x, 96, 'ochre', { radius: 8 })),
    stop(256, 96, 'ochre', { served: true, radius: 8 }),
    words.mono('3 kept', 154, 134, 16, 'ink', 'middle'),
    words.mono('10:12', 16, 180, 16, 'ink2'),
    words.mono('sent 10:50', 280, 180, 16, 'ink', 'end'),
  ]),
  'field-odometer': small(() => [
    box(16, 18, 264, 92, { fill: 'ink' }, 12),
    spaced([...'00426'], 28, 49, (digit, x, i) => [
      box(x, 30, 44, 68, { fill: i === 4 ? 'ochretext' : 'surface' }, 6),
      words.sign(digit, x + 22, 82, 50, i === 4 ? 'surface' : 'ink', 'middle'),
      shape(`M${x} 64h44`, { stroke: 'ink', width: 1.4, opacity: 0.25 }),
    ]),
    row('Driven', '42.6 mi', 16, 146, 264, { face: 'mono' }),
    shape('M16 159H280', lined('line', 1.2)),
    row('Claimed', '42.6 mi', 16, 183, 264, { face: 'mono' }),
    icon('check', 280 - widthOf('42.6 mi', 16, 'mono') - 28, 169, 18, 'success'),
  ]),
};

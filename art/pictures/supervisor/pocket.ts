import { drawing, icon, row, words } from '@/art/pens';
import { box, disc, edged, type Ink, lined, moved, shape, spaced, times } from '@/art/pens/shapes';

const small = (draw: () => Ink) => drawing(268, 176, () => moved('translate(-6 0)', draw()));

const counts = [
  ['Out', '5'],
  ['Late', '1'],
  ['Back', '0'],
] as const;

const notes = [
  ['VAN 11 tire', 'Bhatt'],
  ['Gate 2 code', 'Moreau'],
  ['TRL 130 crate', 'Okafor'],
  ['Ramp 4 icy', 'Ruiz'],
] as const;

const eventX = (i: number) => 12 + i * 6.25;
const loud = [9, 22, 35];
const ticks = times(42, (i) =>
  loud.includes(i) ? '' : `M${eventX(i)} ${106 - ((i * 7) % 5) * 4}V118`,
);

const roof = (x: number, y: number, width: number, own: boolean) => {
  const doors = times(4, (i) => `M${x + 12 + i * ((width - 24) / 3.4)} ${y + 62}h12`);
  return [
    box(x, y, width, 62, own ? edged('plumtint', 'plum', 4) : lined('edge', 2.2, [4, 5]), 5),
    shape(doors.join(''), lined(own ? 'plum' : 'edge', own ? 7 : 4)),
  ];
};

export const pictures = {
  'supervisor-scoreboard': small(() => [
    shape('M70 6V34M210 6V34', lined('edge', 5)),
    box(8, 32, 264, 132, { fill: 'ink' }, 12),
    ...spaced(counts, 22, 82, ([label, figure], x) => [
      box(x, 48, 72, 78, { fill: label === 'Late' ? 'signal' : 'surface' }, 8),
      words.sign(figure, x + 36, 112, 68, label === 'Late' ? 'onsignal' : 'ink', 'middle'),
      words.text(label, x + 36, 150, 17, 'paper', 'middle'),
    ]),
  ]),
  'supervisor-quiet': small(() => [
    shape(ticks.join(''), { stroke: 'edge', width: 2.4, opacity: 0.75 }),
    ...loud
      .map(eventX)
      .map((x) => [
        shape(`M${x} 58V118`, lined('madder', 5)),
        disc(x, 48, 17, { fill: 'maddertint' }),
        icon('bell-ring', x - 9, 39, 18, 'maddertext'),
      ]),
    shape('M8 126H272', lined('ink', 2)),
    row('42 events', '3 sounds', 8, 156, 264, { size: 17 }),
  ]),
  'supervisor-handover': small(() => [
    box(8, 18, 264, 150, edged('surface', 'ink', 3.4), 10),
    box(104, 6, 72, 26, { fill: 'ink' }, 8),
    ...spaced(notes, 62, 30, ([text, who], y) => [
      box(24, y - 14, 17, 17, lined('ink', 2.2), 3),
      words.text(text, 52, y, 16),
      words.strong(who, 256, y, 16, 'plumtext', 'end'),
    ]),
  ]),
  'supervisor-depots': small(() => [
    roof(8, 10, 110, false),
    roof(150, 10, 122, false),
    roof(76, 88, 140, true),
    icon('lock', 52, 30, 22, 'ink3'),
    icon('lock', 200, 30, 22, 'ink3'),
    words.strong('Riverside', 146, 126, 18, 'ink', 'middle'),
    icon('key-round', 232, 100, 30, 'plum'),
  ]),
};

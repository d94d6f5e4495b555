import { card, drawing, hue, stop, words } from '@/art/pens';
import { box, disc, edged } from '@/art/pens/shapes';

const days = ['Mon 11', 'Tue 12', 'Wed 13', 'Thu 14', 'Fri 15'] as const;
const wide = 92;
const top = 214;
const stopsY = [278, 312, 346, 380] as const;

const dayX = (day: number): number => 20 + day * 97;
const middle = (day: number): number => dayX(day) + wide / 2;

/** `left` is left out that day. */
function planned(day: number, left?: number) {
  const x = middle(day);
  return [
    hue(`M${x} 150V${stopsY[3]}`, 'teal'),
    ...stopsY.map((y, i) =>
      i === left
        ? disc(x, y, 9, { fill: 'surface', stroke: 'edge', width: 2, dash: [3, 3] })
        : stop(x, y, 'teal', { radius: 9 }),
    ),
  ];
}

export const pictures = {
  'help-week': drawing(520, 424, { ground: 'sunk' }, () => [
    ...days.map((_, day) => box(dayX(day), top, wide, 190, edged('surface', 'line'), 10)),
    planned(1),
    planned(4, 2),
    ...days.map((label, day) => [
      box(dayX(day) + 6, top + 12, wide - 12, 26, { fill: 'surface' }),
      words.mono(label, middle(day), top + 31, 16.5, day % 3 === 1 ? 'ink' : 'ink3', 'middle'),
    ]),
    card(20, 24, 480, 128),
    words.text('Template', 42, 62, 16, 'ink2'),
    words.sign('Riverside, Tue and Fri, morning', 42, 95, 26),
    words.text('18 stops in order, 4 vehicles, rules', 42, 127, 17, 'ink2'),
  ]),
};

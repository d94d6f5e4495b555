import { type Color, card, drawing, icon, rule, widthOf, words } from '@/art/pens';
import { at, box, boxes, edged, lined, segment, shape, times } from '@/art/pens/shapes';

const seat = 44;
const step = 56;

/** 17 of 26 are taken. */
const free = new Set([3, 6, 8, 14, 18, 21, 22, 25, 26]);
const swapped = 11;

function paintOf(number: number): { fill: Color; stroke: Color; color: Color } {
  if (number === swapped) return { fill: 'signal', stroke: 'ink', color: 'onsignal' };
  if (free.has(number)) return { fill: 'surface', stroke: 'edge', color: 'ink2' };
  return { fill: 'cobalt', stroke: 'cobalt', color: 'paper' };
}

/** `upright` for a bus that drives up the page. */
const seats = (upright: boolean) =>
  times(26, (i) => {
    const number = i + 1;
    const [along, across] = [Math.floor(i / 4), i % 4];
    const aside = across * 50 + (across > 1 ? 34 : 0);
    const [x, y] = upright ? [aside, along * step] : [(6 - along) * step, aside];
    const { fill, stroke, color } = paintOf(number);
    return [
      box(x, y, seat, seat, edged(fill, stroke, 2.5), 9),
      words.mono(String(number), x + seat / 2, y + 28, 17, color, 'middle'),
    ];
  });

const struck = (name: string, x: number, y: number) => [
  words.text(name, x, y, 18, 'ink2'),
  segment([x - 2, y - 6], [x + widthOf(name, 18) + 2, y - 6], lined('error', 2.5)),
];

function swap(x: number, y: number, width: number) {
  const left = x + 20;
  const note = (text: string, line: number) => words.text(text, left + 30, y + line, 16, 'ink2');
  return [
    card(x, y, width, 176),
    words.strong('Seat 11', left, y + 36, 20),
    words.mono('8:52 PM', x + width - 18, y + 35, 16, 'ink2', 'end'),
    rule(left, y + 52, width - 40),
    icon('minus', left, y + 67, 18, 'error'),
    struck('Patil', left + 30, y + 82),
    note('Mill Road', 103),
    icon('plus', left, y + 122, 18, 'success'),
    words.strong('Shaikh', left + 30, y + 137, 18),
    note('Weaver Lane', 158),
  ];
}

export const pictures = {
  'case-roster-bus': drawing(820, 380, { ground: 'cobalttint' }, () => [
    words.strong('BUS 09', 40, 44, 22),
    words.mono('17 of 26 seats', 540, 44, 17, 'ink2', 'end'),
    at(40, 78, [
      box(0, 0, 500, 258, edged('surface', 'ink', 4), 26),
      shape('M468 22c10 60 10 154 0 214', lined('ink', 4)),
      boxes('70,-12,62,12 70,258,62,12 330,-12,62,12 330,258,62,12', { fill: 'ink' }, 4),
      at(26, 14, seats(false)),
    ]),
    swap(576, 32, 212),
    words.sign('51 minutes', 596, 262, 26),
    words.text('longest ride, limit 55', 596, 283, 16, 'ink2'),
    words.sign('10:14 PM', 596, 328, 26),
    words.text('at the gate, limit 10:20', 596, 349, 16, 'ink2'),
  ]),
  'case-roster-bus-phone': drawing(390, 812, { ground: 'cobalttint' }, () => [
    words.strong('BUS 09', 66, 38, 20),
    words.mono('17 of 26', 324, 38, 16, 'ink2', 'end'),
    at(66, 56, [
      box(0, 0, 258, 470, edged('surface', 'ink', 4), 26),
      shape('M22 30c60-10 154-10 214 0', lined('ink', 4)),
      boxes('-12,80,12,62 258,80,12,62 -12,330,12,62 258,330,12,62', { fill: 'ink' }, 4),
      at(14, 56, seats(true)),
    ]),
    swap(66, 546, 258),
    words.sign('10:14 PM', 66, 764, 26),
    words.text('at the gate, limit 10:20', 66, 787, 16, 'ink2'),
  ]),
};

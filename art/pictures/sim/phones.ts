import { drawing, words } from '@/art/pens';
import { at, box, disc, edged, lined, moved, segment, shape } from '@/art/pens/shapes';

const outline = { fill: 'surface', stroke: 'ink', width: 4 } as const;
const screen = { fill: 'cobalttint', stroke: 'ink', width: 3 } as const;

/** x, y is the middle of the first key. */
function keys(x: number, y: number, across: number, down: number) {
  const rows = [0, 1, 2, 3];
  const columns = [0, 1, 2];
  return rows.flatMap((row) =>
    columns.map((column) =>
      box(x + column * across - 8, y + row * down - 5, 16, 10, { fill: 'edge' }, 4),
    ),
  );
}

const yes = (x: number, y: number): string => words.strong('YES', x, y, 20, 'cobalttext', 'middle');

const bar = () => [
  shape('M66 0v-16', lined('ink', 7)),
  box(0, 0, 86, 196, outline, 18),
  box(11, 16, 64, 54, screen, 6),
  yes(43, 50),
  box(31, 80, 24, 14, edged('surface', 'ink', 3), 7),
  keys(21, 114, 22, 20),
];

const clamshell = () => [
  box(2, -12, 88, 98, outline, 16),
  box(15, 2, 62, 66, screen, 6),
  yes(46, 42),
  box(0, 92, 92, 104, outline, 16),
  box(18, 83, 56, 12, { fill: 'ink' }, 5),
  disc(46, 112, 9, edged('surface', 'ink', 3)),
  keys(23, 136, 23, 16),
];

const cracked = () => [
  box(0, -12, 100, 208, outline, 18),
  box(9, 4, 82, 172, screen, 8),
  box(20, 22, 60, 34, { fill: 'surface' }, 8),
  yes(50, 46),
  shape('M91 84L64 104L70 122L36 134L28 158L9 166', lined('ink', 2.5)),
  segment([70, 122], [90, 136], lined('ink', 2.5)),
];

const years = ['2004', '2009', '2017'] as const;

function row(places: readonly number[]) {
  const phones = [bar(), clamshell(), cracked()];
  const widths = [86, 92, 100] as const;
  return places.map((x, i) => [
    at(x + 4, 40, moved('scale(.92)', phones[i] ?? '')),
    words.mono(years[i] as string, x + (widths[i] as number) / 2, 248, 16, 'ink2', 'middle'),
  ]);
}

export const pictures = {
  'sim-phones': drawing(736, 260, () => row([120, 318, 518])),
  'sim-phones-small': drawing(390, 260, () => row([28, 146, 262])),
};

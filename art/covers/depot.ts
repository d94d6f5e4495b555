import { num } from '../maps/svg-path';
import { box, type Ink, lined, shape } from '../pens/shapes';

/** The depot as on all maps, a loom's three bars with what lifts them, around a place. */
export const depot = (x: number, y: number, edge: number): Ink => {
  const [unit, left] = [edge / 10, x - edge / 3.4];
  const rows = [-2.4, 0, 2.4].map((row, i) => ({ y: y + row * unit, at: i % 2 ? 1 : -1 }));
  const bars = rows.map((row) => `M${num(left)} ${num(row.y)}h${num(edge / 1.7)}`).join('');
  const lifts = rows.map(
    (row) => `M${num(x + row.at * unit)} ${num(row.y - unit * 0.7)}v${num(unit * 1.4)}`,
  );
  return [
    box(
      x - edge / 2,
      y - edge / 2,
      edge,
      edge,
      { fill: 'ink', stroke: 'surface', width: 5 },
      unit * 2,
    ),
    shape(bars, lined('surface', unit * 0.7)),
    shape(lifts.join(''), lined('surface', unit * 1.2)),
  ];
};

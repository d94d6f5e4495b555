import { drawing } from '@/art/pens/drawing';
import { widthOf, words } from '@/art/pens/letters';
import { disc, edged, lined, shape } from '@/art/pens/shapes';

/** VAN 14 on a Wednesday: 204 doors from 06:30 to 15:10. The third part counts doors from the hub. */
export const events = [
  ['06:30', 'left the hub', 0],
  ['07:55', 'gate code asked for', 33],
  ['09:20', 'took over two doors of BIKE 02', 66],
  ['11:10', 'rain, order changed', 110],
  ['13:20', 'school street closed', 160],
  ['15:10', 'all 204 proven', 203],
] as const;

interface Snake {
  columns: number;
  rows: number;
  left: number;
  top: number;
  /** Distance of doors along a row, and of the rows. */
  step: number;
  gap: number;
  size: number;
}

/** All doors of a round on one line that turns at the end of each row. */
function snake({ columns, rows, left, top, step, gap, size }: Snake) {
  const right = left + (columns - 1) * step;
  const half = gap / 2;
  const way = Array.from({ length: rows }, (_, row) => {
    const east = row % 2 === 0;
    const turn = row < rows - 1 ? `a${half} ${half} 0 0 ${east ? 1 : 0} 0 ${gap}` : '';
    return `${row === 0 ? `M${left} ${top}` : ''}H${east ? right : left}${turn}`;
  }).join('');
  const dots = Array.from({ length: rows }, (_, row) => `M${left} ${top + row * gap}H${right}`);
  const marks = events.map(([time, text, door]) => {
    const row = Math.floor(door / columns);
    const at = door % columns;
    const x = row % 2 === 0 ? left + at * step : right - at * step;
    const y = top + row * gap;
    const width = widthOf(`${time} `, size, 'strong') + widthOf(text, size);
    const start = Math.min(x - size / 2, right + size / 2 - width);
    return [
      disc(x, y, size * 0.55, edged('plumtint', 'ink', size * 0.24)),
      words.strong(time, start, y + size * 1.75, size),
      words.text(text, start + widthOf(`${time} `, size, 'strong'), y + size * 1.75, size, 'ink2'),
    ];
  });
  return [
    shape(way, { stroke: 'plum', width: size * 0.26, opacity: 0.55 }),
    shape(dots.join(''), lined('plum', size * 0.5, [0.01, step])),
    ...marks,
  ];
}

/** One round, door by door; its ground is the band it stands on. */
export const couriersRound = {
  'couriers-round': drawing(1280, 330, { light: 'night' }, () =>
    snake({ columns: 51, rows: 4, left: 52, top: 14, step: 23.5, gap: 92, size: 17 }),
  ),
  'couriers-round-phone': drawing(350, 660, { light: 'night' }, () =>
    snake({ columns: 17, rows: 12, left: 31, top: 12, step: 18, gap: 56, size: 16 }),
  ),
};

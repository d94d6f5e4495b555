import { num } from '@/art/maps';
import { disc, drawing, edged, lined, shape, times, widthOf, words } from '@/art/pens';
import { shortTime } from '@/lib/words/time-words';

/** The hub comes before the first. */
export const doors = 204;

/** VAN 14, by the clock of 24 hours; the third part counts doors. */
export const events = [
  ['06:30', 'left the hub', 0],
  ['07:55', 'gate code asked for', 33],
  ['09:20', 'took over two stops of BIKE 02', 67],
  ['11:10', 'rain, order changed', 110],
  ['13:20', 'school street closed', 161],
  ['15:10', `all ${doors} delivered`, doors],
] as const;

const snakes = {
  wide: { rows: 4, left: 52, right: 1227, top: 14, gap: 92, size: 17 },
  phone: { rows: 10, left: 39, right: 311, top: 12, gap: 68, size: 16 },
};
type Snake = typeof snakes.wide;

function places({ rows, left, right, top, gap }: Snake): [x: number, y: number][] {
  const straight = right - left;
  const half = gap / 2;
  const turn = Math.PI * half;
  const step = (rows * straight + (rows - 1) * turn) / doors;
  return times(doors + 1, (door) => {
    const way = door * step;
    const row = Math.min(Math.floor(way / (straight + turn)), rows - 1);
    const along = way - row * (straight + turn);
    const [from, ahead] = row % 2 === 0 ? [left, 1] : [right, -1];
    const y = top + row * gap;
    if (along <= straight) return [from + ahead * along, y];
    const angle = (along - straight) / half;
    return [from + ahead * (straight + half * Math.sin(angle)), y + half * (1 - Math.cos(angle))];
  });
}

function snake(shown: Snake) {
  const { rows, left, right, top, gap, size } = shown;
  const half = gap / 2;
  const all = places(shown);
  const way = times(rows, (row) => {
    const east = row % 2 === 0;
    const turn = row < rows - 1 ? `a${half} ${half} 0 0 ${east ? 1 : 0} 0 ${gap}` : '';
    return `${row === 0 ? `M${left} ${top}` : ''}H${east ? right : left}${turn}`;
  }).join('');
  const dots = all.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join('');
  const marks = events.map(([at, text, door]) => {
    const time = shortTime(at);
    const [x, y] = all[door] ?? [left, top];
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
    shape(dots, lined('plum', size * 0.5)),
    ...marks,
  ];
}

export const pictures = {
  'couriers-round': drawing(1280, 330, { light: 'night' }, () => snake(snakes.wide)),
  'couriers-round-phone': drawing(350, 660, { light: 'night' }, () => snake(snakes.phone)),
};

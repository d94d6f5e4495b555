import { type DrawCover, figure, inRows, label, strip } from '@/art/covers';
import { box, lined, shape } from '@/art/pens/shapes';

const [orders, late, short, both] = [200, 12, 10, 2] as const;
const rows = 10;
const columns = orders / rows;
const [wide, high] = [36, 26] as const;

const whole = `h${wide}v${high}h${-wide}z`;
const lacking = `h${wide - 15}v12h15v${high - 12}h${-wide}z`;

export const cover: DrawCover = () => {
  const missed = late + short - both;
  // From the right, column by column.
  const places = inRows(orders, columns, [84, 204], [52.6, 37.6]).map(([x, y], i) => {
    const rank = (columns - 1 - (i % columns)) * rows + Math.floor(i / columns);
    return { x: Math.round(x), y: Math.round(y), rank };
  });
  const each = (from: number, to: number, of: string) =>
    places
      .filter(({ rank }) => rank >= from && rank < to)
      .map(({ x, y }) => `M${x} ${y}${of}`)
      .join('');
  const onlyLate = late - both;
  return {
    ground: 'tint',
    alt: `A floor of ${orders} pallets, one for each order of a month. ${missed} at the right are orange: those that came late are outlines, and those that came short lack a corner. ${(100 * (orders - missed)) / orders} percent are on time and in full.`,
    ink: [
      strip(0, 186, 1200, 408),
      // By night orange could not be told from the floor.
      box(0, 186, 1200, 408, { fill: 'field', opacity: 0.55 }),
      shape(each(missed, orders, whole), { fill: 'madder' }),
      shape(each(0, onlyLate, whole), lined('signal', 5)),
      shape(each(onlyLate, late, lacking), lined('signal', 5)),
      shape(each(late, missed, lacking), { fill: 'signal' }),
      figure(`${(100 * (orders - missed)) / orders}%`, 78, 152),
      label(`on time: ${(100 * (orders - late)) / orders}%`, 1118, 92, { anchor: 'end' }),
      label(`in full: ${(100 * (orders - short)) / orders}%`, 1118, 144, { anchor: 'end' }),
    ],
  };
};

import { blend, type DrawCover, figure, label, seedOf, strip } from '@/art/covers';
import { num } from '@/art/maps';
import { box, lined, shape, times } from '@/art/pens/shapes';
import { createRandom } from '@/planner/random';

/** Minutes; percent of calls that are repeated. */
const [shift, fixed, drive, repeated] = [480, 60, 22, 21] as const;
/** `each` in minutes. */
const days = [
  { visits: 6, lasting: 6, each: 48, foot: 330 },
  { visits: 7, lasting: 6, each: 38, foot: 566 },
] as const;
const [left, perMinute, high] = [80, 1040 / shift, 104] as const;

/** Three dots in the middle of each drive. */
function drives(from: readonly number[], y: number): string {
  const margin = (drive * perMinute - 29) / 2;
  const data = from.map((x) => `M${num(x + margin)} ${y}h29`);
  return shape(data.join(''), lined('ink', 7, [1, 13]));
}

/** The further to the right, the fewer grains are left. */
function crumbling(slug: string, x: number, foot: number, wide: number): string {
  const random = createRandom(seedOf(slug));
  const [across, down] = [wide / 8, high / 10];
  return times(80, (i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    const loose = column / 7 - 0.28;
    if (random() < loose * 0.75) return '';
    const [away, up] = [16, 60].map((most) => Math.max(0, loose) * most * random());
    const at = [x + column * across + (away ?? 0), foot - (row + 1) * down - (up ?? 0)];
    const [right, low] = [(across - 1.5).toFixed(1), down - 1.5];
    return `M${at.map((each) => each.toFixed(1)).join(' ')}h${right}v${low}h-${right}z`;
  }).join('');
}

export const cover: DrawCover = ({ slug }) => ({
  alt: `Two rulers of ${shift} minutes with equal drives. On one lie six visits of ${days[0].each} minutes, on the other seven of ${days[1].each}; the seventh crumbles in orange, as it does where ${repeated} percent are called back.`,
  ink: [
    days.map(({ visits, lasting, each, foot }) => {
      const visit = (i: number) => left + (fixed + drive + i * (each + drive)) * perMinute;
      const out = left + fixed * perMinute;
      const ends = times(visits - 1, (i) => visit(i) + each * perMinute);
      const marks = times(17, (i) => `M${num(left + 65 * i)} ${foot + 6}v16`);
      const office = { fill: blend('ochre', 62, 'ochredeep') };
      return [
        strip(0, foot - high - 16, 1200, high + 46),
        box(left, foot - high, out - left, high, office, 6),
        drives([out, ...ends], foot - high / 2),
        times(lasting, (i) =>
          box(visit(i), foot - high, each * perMinute, high, { fill: 'ochre' }, 6),
        ),
        visits > lasting
          ? shape(crumbling(slug, visit(lasting), foot, each * perMinute), { fill: 'signal' })
          : '',
        shape(`M${left} ${foot + 6}H${left + 1040}${marks.join('')}`, lined('ink', 4)),
        label(`${visits} × ${each} min`, 80, foot - high - 42),
      ];
    }),
    figure(`${repeated}%`, 1118, 132, { anchor: 'end' }),
    label('called back', 1118, 184, { anchor: 'end' }),
  ],
});

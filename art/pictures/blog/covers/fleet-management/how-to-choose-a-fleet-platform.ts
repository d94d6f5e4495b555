import { type DrawCover, figure, label, strip } from '@/art/covers';
import { box, lined, segment } from '@/art/pens/shapes';

/** Dollars of three years, as the article counts them. */
const parts = [
  { name: 'subscription', dollars: 15_840, color: 'cobalt', nameY: 300 },
  { name: 'data', dollars: 10_800, color: 'teal', nameY: 300 },
  { name: 'units', dollars: 2600, color: 'ochre', nameY: 300 },
  { name: 'training', dollars: 858, color: 'signal', nameY: 590 },
] as const;

const [left, right, top, high] = [96, 1104, 350, 150] as const;
const sum = parts.reduce((total, { dollars }) => total + dollars, 0);
const x = (dollars: number) => left + ((right - left) * dollars) / sum;

export const cover: DrawCover = () => {
  const bars = parts.map((part, i) => {
    const before = parts.slice(0, i).reduce((total, { dollars }) => total + dollars, 0);
    return { ...part, from: x(before), to: x(before + part.dollars) };
  });
  return {
    ground: 'tint',
    alt: 'One bar of $30,098, cut by what a platform costs in three years: a subscription of $15,840, mobile data of $10,800, units and fitting for $2,600 and training for $858.',
    ink: [
      strip(0, top - 30, 1200, high + 60),
      bars.map(({ from, to, color }) => box(from, top, to - from - 6, high, { fill: color })),
      bars.map(({ name, from, to, nameY }) => {
        const middle = (from + to) / 2;
        const edge = nameY > top ? top + high : top;
        return [
          segment([middle, edge], [middle, nameY > top ? nameY - 40 : nameY + 14], lined('ink', 3)),
          label(name, Math.min(middle, 1040), nameY, { anchor: 'middle', size: 32 }),
        ];
      }),
      figure('$30,098', 1118, 170, { anchor: 'end' }),
    ],
  };
};

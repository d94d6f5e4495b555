import { drawing, words } from '@/art/pens';
import { box, times } from '@/art/pens/shapes';

const full = 100;

function year(floor: number, share: number, color: 'cobalt' | 'teal') {
  const height = full * share;
  return times(12, (month) => {
    const x = 24 + month * 39.6;
    return [
      box(x, floor - height, 34, height, { fill: color }, 5),
      share < 1
        ? box(x + 1, floor - full, 32, full - height - 5, { stroke: 'edge', dash: [3, 4] }, 5)
        : '',
    ];
  });
}

const head = (label: string, amount: string, y: number) => [
  words.strong(label, 24, y, 18),
  words.sign(amount, 494, y, 28, 'ink', 'end'),
];

export const pictures = {
  'help-annual': drawing(520, 388, { ground: 'surface' }, () => [
    head('Paid by the month', '$7,056.00', 50),
    year(174, 1, 'cobalt'),
    head('Paid for the year', '$5,644.80', 236),
    year(360, 0.8, 'teal'),
  ]),
};

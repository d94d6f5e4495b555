import { always, cardboard } from '@/art/covers/colors';
import { type DrawCover, figure, label, labels, linesOf } from '@/art/covers/cover';
import { strip } from '@/art/covers/shapes';
import { at, box, disc, icon, lined, segment, shape } from '@/art/pens';

const hands = ['factory', 'forklift', 'truck', 'store'] as const;
const [first, spacing, street] = [166, 290, 490] as const;

const crate = [
  box(-58, -96, 116, 96, { fill: cardboard.left }, 6),
  box(-58, -96, 116, 20, { fill: cardboard.top }, 6),
  box(-36, -68, 72, 56, { fill: always('paper') }, 4),
  segment([-22, -52], [22, -52], lined(cardboard.seam, 5)),
  segment([-22, -28], [22, -28], lined('signal', 9)),
];

export const cover: DrawCover = (article) => {
  const written = linesOf(article).limit?.value ?? 0;
  const x = (hand: number) => first + hand * spacing;
  const bracket = `M${x(1) - 38} 584v14H${x(2) - 190}M${x(3) + 38} 584v14H${x(2) + 190}`;
  return {
    ground: 'night',
    alt: `One crate on a street through four hands: shipper, loader, carrier and receiver. The same paper rides on it, and its orange line is the temperature that the first of them wrote: ${written} °F.`,
    ink: [
      strip(0, street - 24, 1200, 104),
      segment([-10, street + 52], [1210, street + 52], lined('ink3', 5, [20, 22])),
      segment([x(0), 288], [x(hands.length - 1), 288], lined('cobalt', 11)),
      hands.map((name, hand) => [
        disc(x(hand), 288, 66, { fill: 'cobaltdeep' }),
        disc(x(hand), 288, 66, lined('cobalt', 9)),
        icon(name, x(hand) - 36, 252, 72, 'ink'),
      ]),
      hands.map((_, hand) => at(x(hand), street + 14, crate)),
      figure(`${written} °F`, 78, 156),
      label('one writes it', 80, 609),
      label('three act on it', x(2), 609, { anchor: 'middle' }),
      labels(shape(bracket, lined('ink', 3))),
    ],
  };
};

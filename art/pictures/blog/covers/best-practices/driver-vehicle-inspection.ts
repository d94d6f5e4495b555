import { always, blend, byDay } from '@/art/covers/colors';
import { barsOf, type DrawCover, figure, label, labels, leader } from '@/art/covers/cover';
import { strip } from '@/art/covers/shapes';
import { places } from '@/art/maps/plans';
import { box, disc, edged, lined, segment, shape } from '@/art/pens/shapes';

/** In the order of the chart. */
const spots = places(
  '314,452 452,522 986,268 1066,322 912,522 946,408 986,356 1058,444 946,556 886,300 332,536',
);

const perFinding = 15;

const white = blend(byDay('surface'), 14, byDay('ink3'));
const [dark, shade] = [blend(byDay('ink'), 34, byDay('ink3')), always('ink3')];
const rim = always('edge');

const truck = [
  strip(0, 576, 1200, 54),
  box(306, 180, 536, 310, { fill: white }, 10),
  segment([350, 232], [800, 232], lined(shade, 5)),
  shape('M842 250h142q20 0 30 22l46 96q8 16 8 34v88H842z', { fill: shade }),
  shape('M904 276h74q12 0 18 12l34 76H904z', { fill: white }),
  box(306, 486, 762, 26, { fill: rim }, 6),
  [452, 912].map((x) => [disc(x, 522, 57, edged(dark, rim, 6)), disc(x, 522, 26, { fill: white })]),
];

export const cover: DrawCover = (article) => {
  const parts = barsOf(article);
  const [lights, tires] = parts.map(({ value }) => value);
  return {
    ground: 'deep',
    alt: `A truck from the side with eleven circles on the parts that its driver inspects, as large as the findings there. The lamp at the rear, in orange, has the most: ${lights}. Tires have ${tires}, and an empty ring marks a part with none.`,
    ink: [
      truck,
      parts.map(({ value }, i) => {
        const [x, y] = spots[i] ?? [0, 0];
        if (value === 0) return disc(x, y, 13, edged(white, 'madder', 5));
        return disc(x, y, perFinding * Math.sqrt(value), { fill: i === 0 ? 'signal' : 'madder' });
      }),
      labels(segment([314, 452], [176, 168], { stroke: 'ink', width: 3 })),
      label(`lights: ${lights}`, 80, 146),
      leader(`tires: ${tires}`, [452, 522], [560, 548]),
      figure(`${parts.length} parts`, 1118, 150, { anchor: 'end' }),
    ],
  };
};

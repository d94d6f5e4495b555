import { barsOf, block, cardboard, type DrawCover, dots, figure, flat, label } from '@/art/covers';
import { num } from '@/art/maps';
import { lined, shape, times } from '@/art/pens/shapes';

/** The far corner, edge and height of the parcel. */
const [parcel, edge, high] = [[196, 480], 100, 92] as const;
/** The cloud's middle and the distance of its dots. */
const [middle, wide, tall] = [[754, 296], 16.6, 12.9] as const;

const gram = (i: number) => {
  const [turn, far] = [i * Math.PI * (3 - Math.sqrt(5)), Math.sqrt(i + 0.5)];
  const [x, y] = middle;
  return [x + wide * far * Math.cos(turn), y + tall * far * Math.sin(turn)] as const;
};

export const cover: DrawCover = (article) => {
  const [today, electric] = [0, -1].map((i) => barsOf(article).at(i)?.value ?? 0);
  if (!(today && electric)) throw new Error('The chart has no first and last bar.');
  const grams = times(today, (i) => gram(i));
  const stays = grams.slice(0, electric).map(([x, y]) => `M${num(x)} ${num(y)}h0`);
  return {
    ground: 'tint',
    alt: `A parcel beside a cloud of ${today} dots, one for each gram of CO2. The outer ones are hollow: ${electric} are left with five electric vans.`,
    ink: [
      // Lines without a length take fewer bytes than circles.
      shape(stays.join(''), lined('ochretext', 17)),
      dots(grams.slice(electric), 6.5, lined('teal', 4)),
      block({
        ...{ at: parcel, base: [edge, edge], to: high },
        colors: [cardboard.left, cardboard.right, cardboard.top],
      }),
      flat(parcel, [0, 38], [edge, 62], high, { fill: cardboard.tape }),
      figure(`${today} g`, 78, 150),
      label(`${today - electric} fewer with 5 EVs`, 1118, 598, {
        anchor: 'end',
        color: 'tealtext',
      }),
    ],
  };
};

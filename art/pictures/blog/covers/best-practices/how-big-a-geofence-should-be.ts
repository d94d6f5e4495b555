import { barsOf, type DrawCover, dots, figure, label } from '@/art/covers';
import { places } from '@/art/maps';
import { lined, type Paint } from '@/art/pens/shapes';

/** Feet per unit: the picture is the article's 2 square miles. */
const feet = Math.sqrt((2 * 5280 ** 2) / (1200 * 630));

/** At least twice the largest radius apart. */
const doors = places(
  '148,104 148,297 325,364 342,104 488,264 531,526 593,101 655,363 755,527 760,200 858,366 953,199 953,528 1052,364',
);

export const cover: DrawCover = (article) => {
  const fences = barsOf(article).map(({ label: name, value, strong }) => ({
    ...{ name, share: value, strong, radius: Number.parseFloat(name) / feet },
  }));
  const [largest, main] = [fences.at(-1), fences.find(({ strong }) => strong)];
  return {
    ground: 'night',
    alt: `Fourteen doors on a map of 2 square miles, each in the middle of four circles drawn to scale: ${fences.map(({ name, share }) => `${name} cover ${share} percent`).join(', ')}. The largest, dotted, fill half of the picture.`,
    ink: [
      fences.toReversed().map(({ radius, strong }) => {
        const paint: Paint = strong ? { fill: 'madder' } : { fill: 'madder', opacity: 0.24 };
        return dots(doors, Math.round(radius * 10) / 10, paint);
      }),
      largest ? dots(doors, Math.round(largest.radius), lined('madder', 4, [1, 10])) : '',
      dots(doors, 6, { fill: 'band' }),
      figure(main?.name ?? '', 78, 578),
      label(`${largest?.name} covers half`, 1118, 72, { anchor: 'end' }),
    ],
  };
};

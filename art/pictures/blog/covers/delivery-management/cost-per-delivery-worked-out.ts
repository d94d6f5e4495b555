import { cardboard } from '@/art/covers/colors';
import { barsOf, type DrawCover, figure, leader } from '@/art/covers/cover';
import { block, flat, tilted } from '@/art/covers/tilt';
import { places } from '@/art/maps';
import { line, lined, type Paint } from '@/art/pens/shapes';

const invoiced = 7.5;
/** The far corner and the edge of the base, and the height of a dollar. */
const [at, edge, perDollar] = [[586, 376], 200, 17.6] as const;
const [left, right] = [at[0] - 0.866 * edge, at[0] + 0.866 * edge];
const ground = at[1] + edge / 2;

const around = (up: number, paint: Paint) =>
  line(
    places(`0,${edge} ${edge},${edge} ${edge},0`).map(([x, y]) => tilted(at)([x, y, up])),
    paint,
  );

export const cover: DrawCover = (article) => {
  const bars = barsOf(article);
  const layers = bars.map(({ label, value }, i) => {
    const below = bars.slice(0, i).reduce((sum, bar) => sum + bar.value, 0);
    return { label, value, from: below * perDollar, to: (below + value) * perDollar };
  });
  const top = layers.at(-1)?.to ?? 0;
  const belt = invoiced * perDollar;
  const named = (text: string, name: string, by = 0) => {
    const { value = 0, from = 0, to = 0 } = layers.find(({ label }) => label === name) ?? {};
    const y = ground - (from + to) / 2;
    const words = `${text} ${value.toFixed(2)}`;
    return leader(words, [right + 4, y], [right + 18, y + by], { size: 31 });
  };
  return {
    pose: 'tilted',
    alt: `A package in seven layers of cost, as high as their dollars: ${bars.map(({ label, value }) => `${label} ${value.toFixed(2)}`).join(', ')}. A dashed belt at the $7.50 of the invoice cuts through the first, which is the driver.`,
    ink: [
      flat(at, [-34, -34], [edge + 34, edge + 34], 0, { fill: 'madder', opacity: 0.26 }),
      layers.map(({ from, to }) =>
        block({ at, base: [edge, edge], from, to, colors: [cardboard.left, cardboard.right] }),
      ),
      layers.slice(0, -1).map(({ to }) => around(to, lined(cardboard.seam, 3))),
      layers
        .filter(({ label }) => label === 'Fuel and wear')
        .map(({ from, to }) =>
          block({ at, base: [edge, edge], from, to, colors: ['signal', 'signal'] }),
        ),
      flat(at, [0, 0], [edge, edge], top, { fill: cardboard.top }),
      flat(at, [0, 74], [edge, 126], top, { fill: cardboard.tape }),
      around(belt, lined('surface', 13)),
      around(belt, lined('ink', 6, [12, 12])),
      figure('$19.17', 76, 134, { size: 120 }),
      leader('invoice 7.50', [left - 6, ground - belt], [left - 30, ground - belt], {
        ...{ anchor: 'end', size: 32 },
      }),
      named('fuel/wear', 'Fuel and wear', -12),
      named('dispatch', 'Dispatch'),
      named('driver', 'Driver'),
    ],
  };
};

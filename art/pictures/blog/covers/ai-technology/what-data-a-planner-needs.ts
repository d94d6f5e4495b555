import { band, blend, curve, type DrawCover, figure, inRows, label, seedOf } from '@/art/covers';
import { places } from '@/art/maps/plans';
import { lined, shape, times } from '@/art/pens/shapes';
import { distanceToPolyline } from '@/art/routing/polyline';
import { createRandom } from '@/planner/random';

const [orders, wrong] = [400, 12] as const;

const river = places(
  '-80,590 60,530 190,466 330,440 430,330 540,286 680,316 800,322 880,260 960,160 1080,120 1290,10',
);
const wide = 128;

function middle(x: number): number {
  const next = river.findIndex(([at]) => at > x);
  const [[fromX, fromY], [toX, toY]] = [river[next - 1] ?? [0, 0], river[next] ?? [1200, 0]];
  return fromY + ((x - fromX) / (toX - fromX)) * (toY - fromY);
}

const pin = (x: number, y: number) =>
  `M${x} ${y + 26}C${x - 10} ${y + 8} ${x - 19} ${y} ${x - 19} ${y - 10}a19 19 0 1 1 38 0C${x + 19} ${y} ${x + 10} ${y + 8} ${x} ${y + 26}zM${x - 7} ${y - 10}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z`;

export const cover: DrawCover = ({ slug }) => {
  const random = createRandom(seedOf(slug));
  // Within the card, which shows less than the cover.
  const dry = inRows(38 * 21, 38, [60, 20], [29.3, 29.5])
    .map(([x, y]) => [x + random() * 13 - 6, y + random() * 13 - 6] as const)
    .filter(
      ([x, y]) =>
        distanceToPolyline([x, y], river) > wide / 2 + 20 &&
        !(x > 652 && y > 372) &&
        !(x > 530 && y > 530),
    );
  while (dry.length > orders - wrong) dry.splice(Math.floor(random() * dry.length), 1);
  const specks = dry.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`);
  const pins = times(wrong, (i) => {
    const x = Math.round(96 + (i * 1008) / (wrong - 1));
    return pin(x, Math.round(middle(x) + (i % 3) * 14 - 18));
  });
  return {
    alt: `${orders} orders on a street map. All are dots on land but ${wrong}, which are orange pins in the river.`,
    ink: [
      band(curve(river), blend('plum', 56, 'plumdeep'), wide + 10),
      band(curve(river), blend('plumdeep', 60, 'footer'), wide),
      shape(specks.join(''), lined('plum', 13)),
      `<path class="f-signal" fill-rule="evenodd" d="${pins.join('')}"/>`,
      figure(String(wrong), 1118, 530, { anchor: 'end', size: 150 }),
      label(`of ${orders} in the river`, 1118, 584, { anchor: 'end' }),
    ],
  };
};

import { blend } from '@/art/covers/colors';
import { barsOf, type DrawCover, figure, label, labels } from '@/art/covers/cover';
import { block, flat, tilted, tiltedLine } from '@/art/covers/tilt';
import { disc, edged, lined, segment } from '@/art/pens/shapes';

/** Stops of each kind, as in the article; their minutes stand in its chart. */
const counts = { House: 5, 'Shop counter': 3, Apartment: 4, 'Loading dock': 2 } as const;

/** The far corner of the first tower, and the height of a minute. */
const [first, perMinute] = [[146, 110], 14] as const;
const [step, edge, street] = [64, 52, 132];

const foot = [blend('teal', 48, 'tealdeep'), blend('teal', 66, 'tealdeep')] as const;
const upper = ['teal', blend('teal', 26, 'tealdeep'), blend('teal', 50, 'ink')] as const;
const dashed = lined('signal', 6, [16, 13]);
const short = blend('teal', 52, 'ink3');

export const cover: DrawCover = (article) => {
  const bars = barsOf(article);
  const minutes = (kind: string) => bars.find(({ label }) => label === kind)?.value ?? 0;
  const plan = minutes('Plan, every stop');
  const kinds = Object.entries(counts).map(([kind, count]) => [count, minutes(kind)] as const);
  const towers = kinds.flatMap(([count, each]) => Array<number>(count).fill(each));
  const more = towers.reduce((sum, each) => sum + each - plan, 0);
  const place = tilted(first);
  const spot = (i: number) => ({ at: place([i * step, 0]), base: [edge, edge] }) as const;
  const [end, front, height] = [(towers.length - 1) * step + edge, edge + 8, plan * perMinute];
  return {
    pose: 'tilted',
    alt: `Fourteen towers along one street, as high as the minutes at the door: ${kinds.map(([count, each]) => `${count} of ${each}`).join(', ')}. A dashed plane at the plan’s ${plan} minutes cuts through them. In all they take ${more} minutes more.`,
    ink: [
      tiltedLine(first, [-400, street], [end + 400, street], lined('teal', 13)),
      towers.map((_, i) =>
        disc(...place([i * step + edge / 2, street]), 9, edged('surface', 'ink', 5)),
      ),
      towers.map((each, i) =>
        block({
          ...spot(i),
          to: Math.min(each, plan) * perMinute,
          colors: each > plan ? foot : [...foot, short],
        }),
      ),
      flat(first, [-30, -20], [end + 30, edge + 20], height, { fill: 'signal', opacity: 0.14 }),
      towers.map((each, i) =>
        each > plan ? block({ ...spot(i), from: height, to: each * perMinute, colors: upper }) : '',
      ),
      tiltedLine(first, [-70, front, height], [end + 30, front, height], dashed),
      figure(`+${more} min`, 1118, 164, { anchor: 'end' }),
      label(String(towers[0]), 300, 86, { size: 40 }),
      label(String(towers.at(-1)), 764, 240, { size: 40, anchor: 'end' }),
      labels(segment([83, 452], [170, 452], dashed)),
      label(`plan: ${plan} min`, 80, 508),
    ],
  };
};

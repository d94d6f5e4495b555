import { generateCity } from '@/lib/city/generate';
import { layTown, type Town } from '@/lib/city/town';
import type { CityPlan, Point } from '@/lib/city/types';

/** Positions from x,y pairs with spaces between them, as an SVG polyline has its points. */
export const line = (points: string): readonly Point[] =>
  points.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

const grids: CityPlan['grids'] = [
  { at: [90, 80], angle: 8, reach: 180 },
  { at: [380, 90], angle: -20, reach: 170 },
  { at: [350, 330], angle: 25, reach: 170 },
];
const plan = { width: 460, height: 400, grids };

/** One plan without water, one with a river, one with a lake, one with a coast and a river. */
export const townPlans: readonly (readonly [string, CityPlan])[] = [
  ['inland', { ...plan, seed: 3, radials: [{ at: [210, 190], reach: 80 }] }],
  [
    'by a river',
    {
      ...plan,
      seed: 12,
      river: { through: line('250,-80 260,60 300,180 240,290 230,490'), width: 38 },
      parks: [{ at: [110, 300], width: 110, height: 80, angle: 0 }],
    },
  ],
  [
    'by a lake',
    { ...plan, seed: 41, lake: { shore: line('150,130 240,110 310,170 290,250 190,260 130,200') } },
  ],
  [
    'by the sea',
    {
      ...plan,
      seed: 7,
      river: { through: line('250,-80 260,60 290,180 240,290 230,490'), width: 34 },
      lake: {
        shore: line('-200,310 0,320 140,300 300,330 460,310 660,320 660,700 -200,700'),
      },
    },
  ],
];

/** The ways that lead out of a node, as places in the lists of roads. */
export function* waysFrom({ first }: Town['roads'], node: number) {
  const end = first[node + 1] as number;
  for (let way = first[node] as number; way < end; way++) yield way;
}

const known = new Map<CityPlan, Town>();

/** The town of a plan, built once per test file. */
export function townOf(plan: CityPlan): Town {
  const town = known.get(plan) ?? layTown(generateCity(plan));
  known.set(plan, town);
  return town;
}

import { places, rows, townPlan } from '@/art/maps/plans';
import type { CityPlan } from '@/lib/city/types';
import { groundSize } from './ground';

/** Units of a cover for each unit of a city, so that its smallest blocks can be told apart on a card. */
export const cityScale = 1.7;

/** Places are in units of a cover. */
interface GroundSpec {
  seed: number;
  angle: number;
  /** Middles of rings and spokes, as 'x,y,reach …'. */
  centers?: string;
  /** Its width, and the places it runs through, as 'x,y …'. */
  river?: readonly [width: number, through: string];
  /** As 'x,y,width,height,angle …'. */
  parks?: string;
}

const down = (length: number): number => length / cityScale;

function planOf({ seed, angle, centers, river, parks }: GroundSpec): CityPlan {
  return townPlan({
    seed,
    angle,
    turn: 18,
    width: Math.ceil(down(groundSize.width)),
    height: Math.ceil(down(groundSize.height)),
    ...(centers && {
      radials: rows(centers, 3, ([x = 0, y = 0, reach = 0]) => ({
        at: [down(x), down(y)],
        reach: down(reach),
      })),
    }),
    ...(river && {
      river: {
        width: down(river[0]),
        through: places(river[1]).map(([x, y]) => [down(x), down(y)]),
      },
    }),
    ...(parks && {
      parks: rows(parks, 5, ([x = 0, y = 0, width = 0, height = 0, turn = 0]) => ({
        at: [down(x), down(y)],
        width: down(width),
        height: down(height),
        angle: turn,
      })),
    }),
  });
}

/** The ten towns under the covers: one for each category, by its short name, and a neutral one. */
export const groundPlans = Object.fromEntries(
  Object.entries({
    'route-optimization': { seed: 11, angle: 14, centers: '270,170,150 1110,560,110' },
    'delivery-management': { seed: 23, angle: 6, river: [64, '1010,-60 960,180 1010,380 950,700'] },
    'fleet-management': {
      seed: 31,
      angle: -12,
      centers: '1130,260,150',
      river: [96, '-80,20 180,110 420,70 640,-70'],
    },
    'field-force-management': { seed: 43, angle: 9, centers: '960,170,150' },
    'ai-technology': { seed: 59, angle: 24, centers: '1040,120,130' },
    'industry-insights': { seed: 61, angle: 4, centers: '320,240,140' },
    sustainability: { seed: 73, angle: 16, centers: '470,280,150' },
    'case-studies': { seed: 83, angle: -8, river: [96, '-80,300 260,400 640,520 1290,560'] },
    'best-practices': { seed: 97, angle: 12, river: [92, '90,-70 130,190 300,430 330,720'] },
    neutral: { seed: 109, angle: 18, centers: '690,470,150', parks: '1010,60,240,170,18' },
  } satisfies Record<string, GroundSpec>).map(([name, spec]) => [name, planOf(spec)]),
);

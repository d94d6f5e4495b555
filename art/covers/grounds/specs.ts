import { readTown, type TownText } from '@/art/maps/plans';
import { groundSize } from './ground';

/** Cover units per unit of a city. */
export const cityScale = 1.7;

const size = {
  width: Math.ceil(groundSize.width / cityScale),
  height: Math.ceil(groundSize.height / cityScale),
};

/** By the short name of a category; in units of a cover. */
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
  } satisfies Record<string, TownText>).map(([name, town]) => [
    name,
    readTown({ turn: 18, ...town }, size, cityScale),
  ]),
);

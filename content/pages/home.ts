import { figures } from '../figures';
import type { PageFacts } from '../products/types';
import { site } from '../site';

export const homePage = {
  title: `${site.name}: fleet tracking and routing software`,
  description: `Plan routes against ${figures.constraints.value} constraints, follow every vehicle to the door, bring back signed proof. Fleets and couriers start with ${figures.trialInHeroes.value} free.`,
  keywords: [
    'route optimization software',
    'fleet management platform',
    'delivery management',
    'field force management',
    'electronic proof of delivery',
    'SIM tracking',
  ],
} as const satisfies PageFacts;

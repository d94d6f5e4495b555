import { figures } from '../figures';
import type { PageFacts } from '../products/types';
import { site } from '../site';

export const homePage = {
  title: `${site.name}: fleet tracking and routing software`,
  description: `Route planning with ${figures.constraints.value} constraints, live vehicle tracking and signed proof of delivery for fleets, couriers and field teams: ${figures.trialInHeroes.value} free.`,
  keywords: [
    'route optimization software',
    'fleet management platform',
    'delivery management',
    'field-force management',
    'electronic proof of delivery',
    'SIM tracking',
  ],
} as const satisfies PageFacts;

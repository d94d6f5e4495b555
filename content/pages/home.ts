import { site } from '../site';

/** What search engines read of the home page. */
export const homePage = {
  title: `${site.name}: fleet tracking and routes that never overlap`,
  description:
    'Plan routes against 24 constraints, follow every vehicle to the door and bring back signed proof. Fleets, couriers and field teams start with 7 days free.',
  keywords: [
    'route optimization software',
    'fleet management platform',
    'delivery management',
    'field force management',
    'electronic proof of delivery',
    'SIM tracking',
  ],
} as const;

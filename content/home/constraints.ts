import { figures } from '../figures';
import type { ConstraintsSection } from '../schemas/home/sections';
import type { FeatureCard } from './types';

export type { FeatureCard } from './types';

export const featureCards: readonly FeatureCard[] = [
  {
    id: 'non-overlapping-routes',
    imgSrc: 'optimized',
    title: 'Non-overlapping routes',
    description:
      'Turn on “Keep routes apart”: each driver works one area of the city, and routes rarely share a street.',
  },
  {
    id: 'traffic-and-weather',
    imgSrc: 'weather',
    title: 'Traffic- and weather-aware',
    description: 'Rain due at 3 PM: routes and arrival times change before the vans reach it.',
  },
  {
    id: 'easy-interface',
    imgSrc: null,
    title: 'Easy-to-use interface',
    description: 'Import orders, press Optimize, read the routes on the map.',
  },
  {
    id: 'delivery-notifications',
    imgSrc: null,
    title: 'Delivery notifications',
    description: `Sent through ${figures.gateways.value} SMS, e-mail and chat gateways.`,
  },
];

export const constraintsSection: ConstraintsSection = {
  title: `${figures.constraints.value.replace('over', 'Over')} constraints, one plan for everyone`,
  aside:
    'Time windows, capacity, driver skills, shift length, bridge heights and refrigerated loads are all checked together.',
  labels: {
    manual: 'planned manually',
    optimized: 'optimized',
  },
  planner: 'Press Optimize on this page',
  notices: [
    {
      icon: 'calendar-check',
      hue: 'cobalt',
      title: 'Delivery scheduled',
      text: 'Tomorrow, 2:00–2:30 PM',
      time: 'Wed',
    },
    {
      icon: 'truck',
      hue: 'ochre',
      title: 'Out for delivery',
      text: '12 minutes away, VAN 07',
      time: '1:56',
    },
    {
      icon: 'package-check',
      hue: 'teal',
      title: 'Delivery completed',
      text: 'Signed by Ines Duarte',
      time: '2:06',
    },
  ],
};

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
      'Switch it on: each driver gets a patch of the city to know by heart and hardly meets a colleague.',
  },
  {
    id: 'traffic-and-weather',
    imgSrc: 'weather',
    title: 'Traffic- and weather-aware',
    description: 'Rain over the east bank at 15:00? The plan bends before the vans do.',
  },
  {
    id: 'easy-interface',
    imgSrc: null,
    title: 'Easy-to-use interface',
    description: 'Drop orders in, press once, read the map.',
  },
  {
    id: 'delivery-notifications',
    imgSrc: null,
    title: 'Delivery notifications',
    description: `Sent through ${figures.gateways.value} SMS, e-mail and chat gateways.`,
  },
];

export const constraintsSection: ConstraintsSection = {
  title: `${figures.constraints.value.replace('over', 'Over')} constraints, held in one plan.`,
  aside:
    'Time windows, capacity, skills, shift length, low bridges, cold bays: all weighed together, none left to memory.',
  labels: {
    manual: 'Manual',
    optimized: 'Optimized',
    manualNote: 'manual',
    optimizedNote: 'optimized, five vans, no shared street',
  },
  live: { plan: 'Optimize' },
  notices: [
    {
      icon: 'calendar-check',
      hue: 'cobalt',
      title: 'Delivery scheduled',
      text: 'Tomorrow, 14:00–14:30',
      time: 'Wed',
    },
    {
      icon: 'truck',
      hue: 'ochre',
      title: 'Out for delivery',
      text: '12 minutes away, van 07',
      time: '13:56',
    },
    {
      icon: 'package-check',
      hue: 'teal',
      title: 'Delivery completed',
      text: 'Signed by Ines Duarte',
      time: '14:06',
    },
  ],
};

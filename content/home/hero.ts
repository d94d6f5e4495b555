import { trackingSigns, trialTags } from '../products/trial-tags';
import type { HeroMapContent } from '../schemas/home/sample-day';
import { site } from '../site';
import { languages } from './languages';
import type { HeroContent } from './types';

export const homeHero: HeroContent = {
  heading: 'Plan every route, track every van, prove every delivery',
  description: `${site.name} gives fleet managers and dispatchers the day’s routes in minutes, every vehicle on one live map, and signed proof of each stop.`,
  detail: `For couriers, retailers and field teams, in ${languages.length} languages.`,
  tags: trialTags,
  signs: trackingSigns,
  explore: { label: 'Explore the Product', href: '#our-services' },
  image: {
    wide: 'hero',
    narrow: 'hero-phone',
    routes: { wide: 'hero-routes', narrow: 'hero-routes-phone' },
    alt: 'City map: five colored routes leave one hub and reach their stops without crossing.',
  },
};

/** The vehicles of content/home/fleet.ts, eight minutes later. */
export const homeHeroMap: HeroMapContent = {
  vehicles: [
    { hue: 'plum', icon: 'truck', name: 'VAN 14', note: 'on time' },
    { hue: 'teal', icon: 'bike', name: 'BIKE 02', note: '6 min' },
    { hue: 'ochre', icon: 'snowflake', name: 'VAN 11', note: '39 °F' },
  ],
  places: [
    { name: 'Tenter Park', x: 1036, y: 200 },
    { name: 'Fuller’s Field', x: 1565, y: 705 },
  ],
  pauseLabel: 'Pause movement',
  card: {
    hue: 'madder',
    label: 'VAN 07',
    time: '13:56',
    title: '12 min away',
    later: { time: '13:57', title: '11 min away' },
    stop: 9,
    stops: 14,
    address: '22 Dyers’ Row',
    notified: 'Customer told at 1:56 PM',
    seen: 'Seen',
  },
};

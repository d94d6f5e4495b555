import { routes } from '@/lib/routes';
import { figures } from './figures';
import { proofKindCount } from './products/delivery-management';
import type { PageFacts, PageImage } from './products/types';
import { site } from './site';
import { supportHours } from './support-hours';

/*
 * Texts may count the industries: {Count} is 'Five', {count} 'five', {number} '5', and
 * {trade|trades} is chosen by it.
 */

export const industriesFacts = {
  title: `Delivery Software by Industry: {Count} {Trade|Trades} | ${site.name}`,
  description:
    'Restaurants, retail, e-commerce, couriers, employee transport: what being late means in each trade, and how the same streets are planned for it.',
  keywords: [
    'delivery software by industry',
    'restaurant delivery',
    'retail distribution',
    'courier software',
    'employee transport',
  ],
} as const satisfies PageFacts;

interface IndustriesHero {
  heading: string;
  description: string;
  figures: readonly { value: string; label: string }[];
  image: PageImage;
  van: string;
}

export const industriesHero = {
  heading: 'Delivery software by industry',
  description:
    'One city, read trade by trade: the streets stay the same, and what counts as late changes.',
  figures: [figures.industries, figures.businesses, figures.satisfaction],
  image: {
    picture: 'industries-city',
    narrow: 'industries-city-phone',
    // What the strips show is added from the industries.
    alt: 'One map cut into {count} colored sheets',
  },
  van: 'VAN 03 at 14:08',
} as const satisfies IndustriesHero;

export const industryListTitle = '{Count} {trade|trades}, and what being late costs';

export const whyChoose = {
  title: `Why Choose ${site.name}`,
  security: {
    heading: 'Enterprise security',
    description:
      'Positions are encrypted on their way, each role sees its own work, and a log records who changed what.',
    badges: ['SOC 2', 'GDPR', 'ISO 27001'],
    image: {
      picture: 'industries-log',
      alt: 'Log of changes: a dispatcher moved a stop of VAN 07, a supervisor drew a fence, a fleet manager added a driver, an API key changed an order.',
    },
  },
  reasons: [
    {
      heading: 'Industry-specific solutions',
      description:
        'A kitchen sets minutes, a store sets docks, a factory sets seats. The fields on screen are those of your trade.',
    },
    {
      heading: 'Proven ROI',
      description:
        'Proven on your fleet, not ours: the calculator shows each assumption beside its sum, and the trial lets you count the difference.',
      link: { label: 'Open the ROI calculator', href: `${routes.successStories}#roi` },
    },
    {
      heading: 'Expert support',
      description: `Write at any hour, and a person answers in ${supportHours.emailAnswer}. Call ${supportHours.phone}, and somebody picks up.`,
    },
  ],
} as const;

export const trustMetrics = {
  title: 'A demo on your own streets',
  metrics: [
    { value: '0', label: 'crossings between the routes that our planner drew for this site' },
    {
      value: String(proofKindCount),
      label: 'proofs a door can give: code, signature, photo, scan',
    },
    { value: '{number}', label: 'case {study that shows|studies that show} every sum' },
  ],
} as const;

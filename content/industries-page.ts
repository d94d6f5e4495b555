import { routes } from '@/lib/routes';
import { figures } from './figures';
import { proofKindCount } from './products/delivery-management';
import type { PageFacts, PageImage } from './products/types';
import { site } from './site';
import { supportHours } from './support-hours';

/*
 * Texts may count the industries: {Count} is 'Five', {count} 'five', {number} '5', and
 * {industry|industries} is chosen by it.
 */

export const industriesFacts = {
  title: `Delivery and Fleet Software by Industry | ${site.name}`,
  description:
    'Delivery and fleet software for restaurants, retail, e-commerce, couriers and employee transport: what each plans around, and how data is secured.',
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
    'For restaurants, retailers, online stores, couriers and shift transport: one platform, with the time limits and fields of each industry.',
  figures: [figures.industries, figures.businesses, figures.satisfaction],
  image: {
    picture: 'industries-city',
    narrow: 'industries-city-phone',
    // What the strips show is added from the industries.
    alt: 'One map cut into {count} colored sheets',
  },
  van: 'VAN 03 at 2:08 PM',
} as const satisfies IndustriesHero;

export const industryListTitle = '{Count} {industry|industries} and what we plan for them';

export const whyChoose = {
  title: `Why Choose ${site.name}`,
  security: {
    heading: 'Enterprise security',
    description:
      'Data is encrypted in transit, roles limit what each user sees, and an audit log records who changed what.',
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
        'Kitchens plan by minutes, stores by dock hours, factories by seats: the fields on screen are those of your industry.',
    },
    {
      heading: 'Proven ROI',
      description:
        'Prove it on your own fleet: the calculator shows each assumption beside its sum, and the trial lets you count the difference.',
      link: { label: 'Open the ROI calculator', href: `${routes.successStories}#roi` },
    },
    {
      heading: 'Expert support',
      description: `Write at any hour, and a person answers in ${supportHours.emailAnswer}. Call ${supportHours.phone} to speak with one.`,
    },
  ],
} as const;

export const trustMetrics = {
  title: 'A demo on your own streets',
  metrics: [
    {
      value: '0',
      label: 'crossings between the sample routes that our planner drew for this site',
    },
    {
      value: String(proofKindCount),
      label: 'kinds of delivery proof: code, signature, photo, scan',
    },
    { value: '{number}', label: 'sample case {study|studies} with every sum shown' },
  ],
} as const;

import { routes } from '@/lib/routes';
import { caseStudies } from './case-studies';
import { figures } from './figures';
import { proofKindCount } from './products/delivery-management';
import type { PageFacts, PageImage } from './products/types';
import type { IndustryRow } from './schemas/use-cases';
import { site } from './site';
import { supportHours } from './support-hours';

/** What search engines read of /industries. */
export const industriesFacts = {
  title: `Industries: One City, Five Kinds of Late | ${site.name}`,
  description:
    'Restaurants, retail, e-commerce and FMCG, couriers, employee transport: what being late means in each trade, and how the same streets are planned for it.',
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
}

/** The first screen, and the city cut into sheets below it. */
export const industriesHero = {
  heading: 'One city, read five ways',
  description: 'The streets stay where they are. What counts as late does not.',
  figures: [figures.industries, figures.businesses, figures.satisfaction],
  image: {
    picture: 'industries-city',
    narrow: 'industries-city-phone',
    alt: 'One map cut into five colored sheets: rings around a kitchen, shops on a loop, a hub, dense doors, a factory gate.',
  },
} as const satisfies IndustriesHero;

/** What the page says of each industry. */
export const industryRows: readonly IndustryRow[] = [
  {
    id: 'restaurants',
    heading: 'Late means cold',
    description:
      'Nine minutes over is a refund. Around each kitchen the map shows how far a bag gets before it is one.',
    picture: 'industries-restaurants',
    link: { label: 'See Restaurants & QSR', href: routes.useCaseRestaurants },
  },
  {
    id: 'retail',
    heading: 'Late means a closed dock',
    description:
      'A dock opens for half an hour. A van that misses it stands behind the baker’s until noon.',
    picture: 'industries-retail',
    link: { label: 'See Retail', href: routes.useCaseRetail },
  },
  {
    id: 'ecommerce',
    heading: 'Late means a second attempt',
    description:
      'Nobody is home at four. The hour picked at checkout decides the wave, and the wave decides the trailer.',
    picture: 'industries-ecommerce',
    link: { label: 'See E-commerce & FMCG', href: routes.useCaseEcommerce },
  },
  {
    id: 'couriers',
    heading: 'Late means late ten times',
    description:
      'A dense round hands every delay on to the next door, so it is cut where two couriers would have met.',
    picture: 'industries-couriers',
    link: { label: 'See Couriers', href: routes.useCaseCouriers },
  },
  {
    id: 'employee-transport',
    heading: 'Late means the line stands still',
    description:
      'A shift starts with everyone or not at all. Rosters change until the evening before, and the buses follow.',
    picture: 'industries-employee',
    link: { label: 'Read the employee transport case', href: routes.caseEmployeeTransport },
  },
];

/** The heading of the list, for those who do not see its tiles. */
export const industryListTitle = 'Five trades, and what late costs them';

/** Why Choose: security leads, with its badges. */
export const whyChoose = {
  title: `Why Choose ${site.name}`,
  security: {
    heading: 'Enterprise security',
    description:
      'Positions are encrypted on their way, each role sees its own work, and a log keeps who changed what.',
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
        'A kitchen sets minutes, a shop sets docks, a factory sets seats. The fields on screen are those of your trade.',
    },
    {
      heading: 'Proven ROI',
      description:
        'Enter vehicles and fuel, read the months to payback, and check the arithmetic line by line.',
      link: { label: 'Open the ROI calculator', href: `${routes.successStories}#roi` },
    },
    {
      heading: 'Expert support',
      description: `Write, and a person answers in ${supportHours.emailAnswer}. Call ${supportHours.phone}, and one picks up.`,
    },
  ],
} as const;

/** The trust-metrics card: facts that anyone can check. */
export const trustMetrics = {
  title: 'See your own streets in it',
  metrics: [
    { value: '0', label: 'crossings between the routes that our planner drew for this site' },
    {
      value: String(proofKindCount),
      label: 'proofs a door can give: code, signature, photo, scan',
    },
    { value: String(caseStudies.length), label: 'case studies that show every sum' },
  ],
} as const;

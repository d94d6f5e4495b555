import { readFileSync } from 'node:fs';
import type { Customer } from '@/content/home/customers';
import type { Service } from '@/content/home/services';
import type { FeatureCard, FeatureGroup, Language } from '@/content/home/types';
import type { Fleet } from '@/content/schemas/home/sample-day';
import type { ConstraintsSection } from '@/content/schemas/home/sections';
import { type Changes, type Place, repeated } from './harness/range';

type Of<Path extends keyof Files> = Files[Path];
interface Files {
  community: typeof import('@/content/home/community');
  constraints: typeof import('@/content/home/constraints');
  customers: typeof import('@/content/home/customers');
  features: typeof import('@/content/home/features');
  fleet: typeof import('@/content/home/fleet');
  groups: typeof import('@/content/home/integration-groups');
  languages: typeof import('@/content/home/languages');
  services: typeof import('@/content/home/services');
  steps: typeof import('@/content/home/steps');
}

/** A text as long as its place permits: one word of 24 letters, then wide ones. */
const filled = (length: number): string =>
  `Interdepartmentalization ${'wholesale refrigerated distribution '.repeat(12)}`
    .slice(0, length)
    .trim();

/** The same, unlike others by a number at its end. */
const numbered = (length: number, index: number): string =>
  `${filled(length - 3)} ${index + 10}`.replace(/ +/g, ' ');

export const least: Changes = {
  'content/home/customers.ts': ({ customers }: Of<'customers'>) => ({
    customers: customers.slice(0, 3),
  }),
  'content/home/services.ts': ({ services }: Of<'services'>) => ({
    services: services.slice(0, 1),
  }),
  'content/home/features.ts': ({ featureGroups, notificationExamples }: Of<'features'>) => ({
    featureGroups: featureGroups.slice(2).map((group) => ({
      ...group,
      features: group.features.slice(-1),
    })),
    notificationExamples: notificationExamples.slice(0, 2),
  }),
  'content/home/steps.ts': ({ steps }: Of<'steps'>) => ({ steps: steps.slice(0, 3) }),
  'content/home/languages.ts': ({ languages }: Of<'languages'>) => ({
    languages: languages.slice(7, 12),
  }),
  'content/home/integration-groups.ts': ({ integrationGroups }: Of<'groups'>) => ({
    integrationGroups: integrationGroups.slice(0, 2),
  }),
  'content/home/community.ts': () => ({ communityRows: [] }),
  'content/home/constraints.ts': ({ featureCards, constraintsSection }: Of<'constraints'>) => ({
    featureCards: featureCards.slice(0, 2),
    constraintsSection: { ...constraintsSection, notices: constraintsSection.notices.slice(0, 1) },
  }),
  'content/home/fleet.ts': ({ fleet }: Of<'fleet'>) => ({
    fleet: { ...fleet, onTime: 9, vehicles: fleet.vehicles.slice(0, 3) } satisfies Fleet,
  }),
};

export const most: Changes = {
  'content/home/customers.ts': ({ customers }: Of<'customers'>) => ({
    customers: [
      ...repeated<Customer>(customers, 12, (customer, index) => ({
        ...customer,
        name: numbered(30, index),
      })),
      { name: 'A logo that is drawn', logo: 'flag-gb', sample: false },
      { name: 'A logo of pixels', logo: 'a-logo-of-pixels', sample: false },
    ],
  }),
  'public/images/a-logo-of-pixels.png': () => readFileSync('public/app-icons/any-192.png'),
  'content/home/services.ts': ({ services }: Of<'services'>) => ({
    services: repeated<Service>(services, 4, (service, index) => ({
      ...service,
      id: `service-${index}`,
      title: filled(26),
      description: filled(220),
      figures: Array.from({ length: 4 }, () => ({ value: '$987,654+', label: filled(90) })),
      image: { picture: 'industries-city', alt: 'A city' },
    })),
  }),
  'content/home/features.ts': ({ featureGroups, notificationExamples }: Of<'features'>) => ({
    featureGroups: repeated<FeatureGroup>(featureGroups, 5, (group, index) => ({
      ...group,
      id: `group-${index}`,
      title: filled(30),
      features: repeated(group.features, 12, (feature, at) => ({
        ...feature,
        heading: filled(50),
        description: filled(180),
        section_id: `feature-${index}-${at}`,
      })).map((feature, at) => ({ ...feature, section_id: `feature-${index}-${at}` })),
    })),
    notificationExamples: repeated(notificationExamples, 6, (notice, index) => ({
      ...notice,
      moment: filled(60),
      title: numbered(30, index),
      text: filled(40),
    })),
  }),
  'content/home/steps.ts': ({ steps }: Of<'steps'>) => ({
    steps: repeated(steps, 7, (_, index) => ({
      title: index === 5 ? filled(24) : 'Wholesale refrigeration',
      description: filled(140),
    })),
  }),
  'content/home/languages.ts': ({ languages }: Of<'languages'>) => ({
    languages: repeated<Language>(languages, 60, (language, index) => ({
      name: index === 59 ? filled(24) : `Language ${index}`,
      tag: `x${String.fromCharCode(97 + (index % 26))}-${index}`,
      ...(index < 40 && {
        grid: { nativeName: filled(18), flag: language.grid?.flag ?? 'gb' },
      }),
    })),
  }),
  'content/home/integration-groups.ts': ({ integrationGroups }: Of<'groups'>) => ({
    integrationGroups: repeated(integrationGroups, 8, (_, index) => ({
      title: numbered(60, index),
      text: filled(300),
    })),
  }),
  'content/home/community.ts': ({ communityRows }: Of<'community'>) => ({
    communityRows: repeated(communityRows, 8, (row, index) => ({
      ...row,
      label: numbered(60, index),
      figure: index === 7 ? '999+ million' : '100,000,000+',
    })),
  }),
  'content/home/constraints.ts': ({ featureCards, constraintsSection }: Of<'constraints'>) => ({
    featureCards: featureCards.map(
      (card): FeatureCard => ({ ...card, title: filled(40), description: filled(140) }),
    ),
    constraintsSection: {
      ...constraintsSection,
      live: { weave: 'Weave the whole week' },
      notices: repeated(constraintsSection.notices, 4, (notice) => ({
        ...notice,
        title: filled(30),
        text: filled(40),
      })),
    } satisfies ConstraintsSection,
  }),
};

export const places: readonly Place[] = [
  { page: '/', section: '.marquee' },
  { page: '/', section: '#our-services' },
  { page: '/', section: 'section[aria-labelledby="constraints-title"]' },
  { page: '/', section: '#integrations' },
  { page: '/', section: '#community', gone: 'least' },
  { page: '/', section: '#languages' },
  { page: '/', section: 'section[aria-labelledby="features-title"]' },
  { page: '/', section: '#how-it-works' },
];

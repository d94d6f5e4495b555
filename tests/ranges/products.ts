import { readdirSync } from 'node:fs';
import type { HelpArticle } from '@/content/help/types';
import { type Changes, type Place, repeated } from './harness/range';

type Fleet = typeof import('@/content/products/fleet-management');
type Delivery = typeof import('@/content/products/delivery-management');
type Route = typeof import('@/content/products/route-optimization');
type Field = typeof import('@/content/products/fieldforce-management');
type Supervisor = typeof import('@/content/products/supervisor-app');
type Driver = typeof import('@/content/products/driver-mobile-app');
type Stats = typeof import('@/content/products/delivery-stats');
type Support = typeof import('@/content/help/support');
type Chat = typeof import('@/content/chat');

/** Many words, among them wide ones, cut to what a place takes; it ends with no space. */
const wordy = (length: number) =>
  'Wholesale refrigerated distribution and documentation '.repeat(9).slice(0, length).trim();
/** One word that nothing breaks. */
const unbroken = 'Donaudampfschifffahrtsamt';
/** A heading with both. */
const long = (length: number) => `${unbroken} ${wordy(length - unbroken.length - 1)}`;

type Feature = Fleet['fleetManagement']['features'][number];

/** Features that stand without any other: the first, then ordinary ones. */
const plain = (features: readonly Feature[]) =>
  features.filter(({ look = 'plain' }) => look === 'plain');

/** The features at their most: each look that the page has, words as long as may be. */
const mostFeatures = (features: readonly Feature[]) =>
  repeated(features, 12, (feature, at) => ({ ...feature, section_id: `more-${at}` })).map(
    (feature) =>
      feature.look === 'results'
        ? { ...feature, heading: long(80) }
        : {
            ...feature,
            heading: long(80),
            description: wordy(300),
            ...('List' in feature && {
              List: Array.from({ length: 8 }, (_, at) => `${at} ${long(76)}`),
            }),
            ...('facts' in feature && {
              facts: (feature.facts ?? []).map((fact, at) => ({
                ...fact,
                label: `${at} Responsibilities ${wordy(20)}`,
                value: wordy(40),
              })),
            }),
          },
  );

const longHighlights = <Item extends { readonly heading: string; readonly description: string }>(
  items: readonly Item[],
  count: number,
  unlike: (item: Item, at: number) => Item = (item) => item,
) =>
  repeated(items, count, unlike).map((item, at) => ({
    ...item,
    heading: `${at} ${long(57)}`,
    description: wordy(160),
  }));

const longHero = <Hero extends Fleet['fleetManagement']['hero']>(hero: Hero) => ({
  ...hero,
  heading: long(60),
  description: wordy(220),
  tags: Array.from({ length: 6 }, (_, at) => `${at} ${wordy(38)}`),
  signs: repeated(hero.signs, 6, (sign) => sign).map((sign, at) => ({
    ...sign,
    label: `${at} ${wordy(38)}`,
  })),
});

const longUses = <Use extends { readonly who: string; readonly what: string }>(
  items: readonly Use[],
) => repeated(items, 8).map((use, at) => ({ ...use, who: `${at} ${long(38)}`, what: wordy(120) }));

/** Guides of categories that are gone belong to the first one, articles that are gone are another one. */
const guidesOfFirst: Changes = Object.fromEntries(
  readdirSync('content/help/articles').map((file) => [
    `content/help/articles/${file}`,
    (exports: Readonly<Record<string, HelpArticle>>) =>
      Object.fromEntries(
        Object.entries(exports).map(([name, guide]) => [
          name,
          {
            ...guide,
            category: 'getting-started',
            article: { ...guide.article, href: '/blog/a-drivers-first-week' },
          },
        ]),
      ),
  ]),
);

export const least: Changes = {
  ...guidesOfFirst,
  'content/products/fleet-management.ts': ({ fleetManagement: page }: Fleet) => ({
    fleetManagement: {
      ...page,
      hero: { ...page.hero, tags: [], signs: [] },
      strip: { ...page.strip, readings: page.strip.readings.slice(0, 1) },
      highlights: { ...page.highlights, items: page.highlights.items.slice(0, 3) },
      // Menus lead to all of them: their anchors stay.
      ownFigures: [],
      uses: { ...page.uses, items: [] },
    },
  }),
  'content/products/delivery-management.ts': ({ deliveryManagement: page }: Delivery) => ({
    deliveryManagement: {
      ...page,
      parcel: { ...page.parcel, stations: page.parcel.stations.slice(0, 2) },
    },
  }),
  'content/products/route-optimization.ts': ({ routeOptimization: page }: Route) => ({
    routeOptimization: {
      ...page,
      rules: { ...page.rules, items: page.rules.items.slice(0, 1) },
      uses: { ...page.uses, items: page.uses.items.slice(0, 1) },
    },
  }),
  'content/products/fieldforce-management.ts': ({ fieldforceManagement: page }: Field) => ({
    fieldforceManagement: {
      ...page,
      highlights: { ...page.highlights, items: page.highlights.items.slice(0, 3) },
      uses: { ...page.uses, items: page.uses.items.slice(0, 1) },
    },
  }),
  'content/products/supervisor-app.ts': ({ supervisorApp: page }: Supervisor) => ({
    supervisorApp: {
      ...page,
      highlights: { ...page.highlights, items: page.highlights.items.slice(0, 3) },
      features: plain(page.features).slice(0, 3),
    },
  }),
  'content/products/delivery-stats.ts': ({ deliveryStats }: Stats) => ({
    deliveryStats: deliveryStats.slice(0, 1),
  }),
  'content/help/support.ts': ({ supportCategories, supportPage }: Support) => ({
    supportCategories: supportCategories.slice(0, 3),
    recentUpdates: [],
    supportPage: { ...supportPage, search: { ...supportPage.search, shortcuts: [] } },
  }),
  'content/chat.ts': ({ chat }: Chat) => ({
    chat: { ...chat, quickQuestions: chat.quickQuestions.slice(0, 2) },
  }),
};

export const most: Changes = {
  'content/products/fleet-management.ts': ({ fleetManagement: page }: Fleet) => ({
    fleetManagement: {
      ...page,
      hero: longHero(page.hero),
      strip: {
        source: long(40),
        name: long(40),
        status: long(40),
        readings: page.strip.readings.map((reading, at) => ({
          ...reading,
          label: `${at} Refrigeration`,
          value: '888.8',
          unit: 'meters per second',
          note: 'unreasonably high today',
        })),
      },
      highlights: { title: long(60), items: longHighlights(page.highlights.items, 11) },
      features: mostFeatures(page.features).map((feature) =>
        feature.look === 'gate-log'
          ? {
              ...feature,
              log: {
                title: wordy(30),
                time: '14:08',
                rows: repeated(feature.log.rows, 6).map((row, at) => ({
                  ...row,
                  trailer: `TRL 0945${at}`,
                  load: wordy(24),
                })),
                total: wordy(60),
              },
            }
          : 'table' in feature && feature.table
            ? {
                ...feature,
                table: {
                  caption: feature.table.caption,
                  columns: ['Documentation', 'Refrigeration', 'Responsibilities'],
                  rows: Array.from({ length: 8 }, (_, at) => [
                    `${at} Responsibilities`,
                    'Internationalize',
                    wordy(40),
                  ]),
                },
              }
            : feature,
      ),
      statsTitle: long(60),
      ownFigures: page.ownFigures.map((figure, at) => ({
        ...figure,
        value: '123,456,789+',
        label: `${at} ${wordy(90)}`,
      })),
      uses: { title: long(60), items: longUses(page.uses.items) },
    },
  }),
  'content/products/delivery-management.ts': ({ deliveryManagement: page }: Delivery) => ({
    deliveryManagement: {
      ...page,
      parcel: {
        source: long(40),
        name: long(40),
        place: long(40),
        stations: page.parcel.stations.map((station, at) => ({
          ...station,
          title: `${at} Refrigerated bays`,
          note: wordy(30),
        })),
      },
      features: mostFeatures(page.features),
      highlights: { title: long(60), items: longHighlights(page.highlights.items, 12) },
    },
  }),
  'content/products/route-optimization.ts': ({ routeOptimization: page }: Route) => ({
    routeOptimization: {
      ...page,
      hero: longHero(page.hero),
      rules: {
        title: long(60),
        items: Array.from({ length: 12 }, (_, at) => `${at} ${wordy(20)}`),
      },
      highlights: {
        title: long(60),
        lead: wordy(160),
        items: longHighlights(page.highlights.items, 11, (item, at) => ({
          ...item,
          id: `more-card-${at}`,
        })),
      },
      features: page.features.map((feature) =>
        feature.look === 'results'
          ? {
              ...feature,
              heading: long(80),
              rows: repeated(feature.rows, 6).map((row, at) => ({
                ...row,
                value: '123,456.7%',
                label: `${at} ${long(88)}`,
              })),
            }
          : feature,
      ),
      uses: { title: long(60), items: longUses(page.uses.items) },
    },
  }),
  'content/products/fieldforce-management.ts': ({ fieldforceManagement: page }: Field) => ({
    fieldforceManagement: {
      ...page,
      highlights: { title: long(60), items: longHighlights(page.highlights.items, 11) },
      features: mostFeatures(page.features).map((feature) =>
        feature.look === 'fence'
          ? {
              ...feature,
              fence: {
                title: long(40),
                facts: repeated(feature.fence.facts, 5).map((fact, at) => ({
                  ...fact,
                  label: `${at} Responsibilities ${wordy(20)}`,
                  value: wordy(40),
                })),
              },
            }
          : feature,
      ),
    },
  }),
  'content/products/supervisor-app.ts': ({ supervisorApp: page }: Supervisor) => ({
    supervisorApp: {
      ...page,
      hero: longHero(page.hero),
      highlights: { title: long(60), items: longHighlights(page.highlights.items, 12) },
    },
  }),
  'content/products/driver-mobile-app.ts': ({ driverMobileApp: page }: Driver) => ({
    driverMobileApp: {
      ...page,
      stores: { ...page.stores, lead: long(40), note: wordy(90) },
      features: page.features.map((feature) =>
        feature.look === 'messages'
          ? { ...feature, heading: long(80), description: wordy(300) }
          : feature,
      ),
    },
  }),
  'content/products/delivery-stats.ts': ({ deliveryStats }: Stats) => ({
    deliveryStats: repeated<{ value: string; label: string; thread: string }>(
      [...deliveryStats],
      4,
    ).map((figure, at) => ({ ...figure, value: '$987,654+', label: `${at} ${wordy(90)}` })),
  }),
  'content/help/support.ts': ({ supportCategories, recentUpdates, supportPage }: Support) => ({
    supportCategories: repeated(supportCategories, 9, (category, at) => ({
      ...category,
      id: `more-${at}`,
    })).map((category, at) => ({
      ...category,
      name: `${at} ${long(38)}`,
      description: wordy(80),
    })),
    recentUpdates: repeated(recentUpdates, 30, (update, at) => ({ ...update, id: 100 + at })).map(
      (update) => ({ ...update, title: long(90) }),
    ),
    supportPage: {
      ...supportPage,
      title: long(60),
      search: {
        ...supportPage.search,
        label: wordy(60),
        often: wordy(30),
        shortcuts: Array.from({ length: 8 }, (_, at) => `${at} ${unbroken}`),
      },
    },
  }),
  'content/chat.ts': ({ chat }: Chat) => ({
    chat: {
      ...chat,
      quickQuestions: Array.from({ length: 8 }, (_, at) => `${at} price of ${long(48)}`),
      greeting: wordy(400),
    },
  }),
};

const openChat: Place['open'] = async (page) => {
  const region = page.getByRole('region', { name: 'Chat assistant' });
  if (await region.isVisible()) return;
  await page.getByRole('button', { name: 'Chat assistant' }).click();
  await region.waitFor();
};

export const places: readonly Place[] = [
  ...['fleet', 'delivery', 'fieldforce'].map((name) => ({
    page: `/${name}-management`,
    section: 'main',
  })),
  ...['/route-optimization', '/supervisor-app', '/driver-mobile-app', '/support'].map((page) => ({
    page,
    section: 'main',
  })),
  { page: '/fleet-management', section: '#uses', gone: 'least', only: 'least' },
  { page: '/support', section: '#updates', only: 'most' },
  { page: '/contact', section: '[aria-label="Chat assistant"].chat', open: openChat },
];

/** Route optimization and both apps. */
import { longHero, longHighlights, longUses, plain } from './harness/long-products';
import { long, wordy } from './harness/long-words';
import { type Changes, type Place, repeated } from './harness/range';

type Route = typeof import('@/content/products/route-optimization');
type Supervisor = typeof import('@/content/products/supervisor-app');
type Driver = typeof import('@/content/products/driver-mobile-app');

export const least: Changes = {
  'content/products/route-optimization.ts': ({ routeOptimization: page }: Route) => ({
    routeOptimization: {
      ...page,
      rules: { ...page.rules, items: page.rules.items.slice(0, 1) },
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
};

export const most: Changes = {
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
};

export const places: readonly Place[] = [
  ...['/route-optimization', '/supervisor-app', '/driver-mobile-app'].map((page) => ({
    page,
    section: 'main',
  })),
];

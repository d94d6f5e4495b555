/** Fleet, delivery and field-force management, with the figures that products share. */
import { longHero, longHighlights, longUses, mostFeatures } from './harness/long-products';
import { long, wordy } from './harness/long-words';
import { type Changes, type Place, repeated } from './harness/range';

type Fleet = typeof import('@/content/products/fleet-management');
type Delivery = typeof import('@/content/products/delivery-management');
type Field = typeof import('@/content/products/fieldforce-management');
type Stats = typeof import('@/content/products/delivery-stats');

export const least: Changes = {
  'content/products/fleet-management.ts': ({ fleetManagement: page }: Fleet) => ({
    fleetManagement: {
      ...page,
      hero: { ...page.hero, tags: [], signs: [] },
      strip: { ...page.strip, readings: page.strip.readings.slice(0, 1) },
      highlights: { ...page.highlights, items: page.highlights.items.slice(0, 3) },
      // Menus lead to all of them: their anchors stay.
      figure: { ...page.figure, value: '1%' },
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
  'content/products/fieldforce-management.ts': ({ fieldforceManagement: page }: Field) => ({
    fieldforceManagement: {
      ...page,
      highlights: { ...page.highlights, items: page.highlights.items.slice(0, 3) },
      uses: { ...page.uses, items: page.uses.items.slice(0, 1) },
    },
  }),
  'content/products/delivery-stats.ts': ({ deliveryStats }: Stats) => ({
    deliveryStats: deliveryStats.slice(0, 1),
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
      figure: {
        ...page.figure,
        value: '99%',
        label: long(60),
        note: long(40),
        before: long(40),
        after: wordy(40),
      },
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
  'content/products/delivery-stats.ts': ({ deliveryStats }: Stats) => ({
    deliveryStats: repeated<{ value: string; label: string; thread: string }>(
      [...deliveryStats],
      4,
    ).map((figure, at) => ({ ...figure, value: '$987,654+', label: `${at} ${wordy(90)}` })),
  }),
};

export const places: readonly Place[] = [
  ...['fleet', 'delivery', 'fieldforce'].map((name) => ({
    page: `/${name}-management`,
    section: 'main',
  })),
  { page: '/fleet-management', section: '#uses', gone: 'least', only: 'least' },
];

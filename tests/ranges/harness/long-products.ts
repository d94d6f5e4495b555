import { long, wordy } from './long-words';
import { repeated } from './range';

type Fleet = typeof import('@/content/products/fleet-management');

type Feature = Fleet['fleetManagement']['features'][number];

/** Features that stand without any other: the first, then ordinary ones. */
export const plain = (features: readonly Feature[]) =>
  features.filter(({ look = 'plain' }) => look === 'plain');

/** The features at their most: each look that the page has, words as long as may be. */
export const mostFeatures = (features: readonly Feature[]) =>
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

/** So many highlights, as long as may be. */
export const longHighlights = <
  Item extends { readonly heading: string; readonly description: string },
>(
  items: readonly Item[],
  count: number,
  unlike: (item: Item, at: number) => Item = (item) => item,
) =>
  repeated(items, count, unlike).map((item, at) => ({
    ...item,
    heading: `${at} ${long(57)}`,
    description: wordy(160),
  }));

/** A hero with the most tags and signs. */
export const longHero = <Hero extends Fleet['fleetManagement']['hero']>(hero: Hero) => ({
  ...hero,
  heading: long(60),
  description: wordy(220),
  tags: Array.from({ length: 6 }, (_, at) => `${at} ${wordy(38)}`),
  signs: repeated(hero.signs, 6, (sign) => sign).map((sign, at) => ({
    ...sign,
    label: `${at} ${wordy(38)}`,
  })),
});

/** The most uses, as long as may be. */
export const longUses = <Use extends { readonly who: string; readonly what: string }>(
  items: readonly Use[],
) => repeated(items, 8).map((use, at) => ({ ...use, who: `${at} ${long(38)}`, what: wordy(120) }));

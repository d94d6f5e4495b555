import { readdirSync, readFileSync } from 'node:fs';
import type { Integration } from '@/content/integrations/types';
import { type Changes, type Place, repeated } from './harness/range';

type Page = typeof import('@/content/pages/integrations');

const words = 'Wholesale refrigerated distribution and documentation ';
const wordy = (length: number) => words.repeat(9).slice(0, length).trim();
const unbroken = 'Donaudampfschifffahrtsamt';

const folder = 'content/integrations';
const today = readdirSync(folder).filter((file) => file !== 'types.ts');
const [first, ...others] = today;

const keyOf = (at: number) => `made-up-${at}`;

const madeUp = (at: number): Integration => ({
  heading: at % 2 ? `${at} ${wordy(26)}` : `${at} ${unbroken}`,
  description: `${at} ${unbroken} ${wordy(168)}`,
  // Five categories are there today.
  category: keyOf(5 + (at % 7)),
  kind: wordy(24),
  timing: wordy(30),
  sample: true,
});

/** Of the categories the one whose entry is left is shown, and no other. */
export const least: Changes = {
  ...Object.fromEntries(others.map((file) => [`${folder}/${file}`, () => null])),
  [`${folder}/${first}`]: ({ integration }: { integration: Integration }) => ({ integration }),
};

export const most: Changes = {
  ...Object.fromEntries(
    Array.from({ length: 300 - today.length }, (_, at) => [
      `${folder}/${keyOf(at)}.ts`,
      () => ({ integration: madeUp(at) }),
    ]),
  ),
  // Logos that somebody put there, among letters and marks.
  'public/images/logo-made-up-0.svg': () =>
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200" viewBox="0 0 900 200"><rect width="900" height="200" rx="40" fill="#123"/></svg>',
  'public/images/logo-made-up-7.png': () => readFileSync('public/app-icons/any-512.png'),
  'content/pages/integrations.ts': ({ integrationsPage: page }: Page) => ({
    integrationsPage: {
      ...page,
      hero: {
        ...page.hero,
        heading: [wordy(30), `${unbroken} all`, wordy(30)],
        description: wordy(300),
      },
      categories: repeated(page.categories, 12, (category, at) => ({
        ...category,
        key: keyOf(at),
      })).map((category, at) => ({
        ...category,
        label: at % 2 ? `${at} ${wordy(27)}` : `${at} documentations`,
        text: wordy(90),
      })),
      behavior: {
        ...page.behavior,
        items: repeated(page.behavior.items, 8).map((_, at) => ({
          term: `${at} ${unbroken} ${wordy(30)}`,
          text: wordy(300),
        })),
      },
    },
  }),
};

export const places: readonly Place[] = [{ page: '/integrations', section: 'main' }];

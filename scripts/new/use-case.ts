import { industry } from '@/content/industries/types';
import { planComparison } from '@/content/plan-comparison';
import { plans } from '@/content/plans';
import { useCase } from '@/content/use-cases/types';
import { type Kind, kept, most } from './kind';

/** What the smallest plan holds, as its table says. */
const held = planComparison
  .flatMap(({ rows }) => [...rows])
  .filter(({ from }) => from === plans[0]?.id)
  .map(({ feature }) => feature);
const fareRow = `fareRow: '${held[0]}'`;

const { name, hero, features, trial } = useCase.shape;
const { slide, title } = industry.shape;

/** A use case: a page on what the platform does for a trade. */
export const useCaseKind: Kind = {
  folder: 'content/use-cases',
  title: name,
  page: '/use-cases/{slug}',
  more: 'Its maps are drawn. For a photo put use-{slug}.jpg into public/images and run `npm run art`.',
  template: `import { site } from '../site';
import type { UseCase } from './types';

export const useCase = {
  ${kept}
  // Place in the menu, such as 1 for the first.
  // rank: 1,
  // The last part of its address, and the name of this file.
  slug: '{slug}',
  // A day to come keeps it out until a build on that day.
  // published: '{today}',
  page: {
    // Search engines show 65 characters.
    title: \`{plainTitle} | \${site.name}\`,
    // What search engines show: one sentence of 70 to 160 characters.
    description: '',
    keywords: [''],
  },
  // In the menu: ${most(name)}.
  name: {title},
  // What structured data calls the software.
  product: \`\${site.name}: {plainTitle}\`,
  // Below its name in the menu: ${most(useCase.shape.menu)}.
  menu: '',
  // Its color: cobalt, madder, teal, plum or ochre.
  thread: 'cobalt',
  // What its preview says when its address is shared: its heading, or
  // preview: { words: '', ground: 'tint' },
  // The parts in the order in which the page shows them.
  order: ['stats', 'features', 'round', 'trial'],
  looks: {
    // Where the map stands from the words: above, below, left or right.
    hero: 'below',
    // foot, columns, rows or shelf.
    stats: 'columns',
    // table, belt, dockets or rows.
    features: 'table',
    // wide, under or beside.
    round: 'under',
    // halves, label, line or receipt.
    trial: 'line',
  },
  // Parts that do not stand on paper: sunk, or deep in the page's color.
  grounds: { round: 'sunk' },
  hero: {
    // ${most(hero.shape.heading)}.
    heading: '',
    description: '',
    // With a photo, what it shows; without this line a map is drawn.
    // image: { picture: 'use-{slug}', alt: '' },
  },
  statsTitle: '',
  // Two to four: figures of content/figures.ts, or facts that need no survey.
  stats: [
    { value: '', label: '' },
    { value: '', label: '' },
  ],
  featuresTitle: '',
  // Two to four. The row of content/plan-comparison.ts that each rests on is one of the smallest plan;
  // a picture may stand above it: image: { picture: '', alt: '' }.
  features: [
    // The heading has ${most(features.element.shape.heading)}.
    { heading: '', description: '', ${fareRow} },
    { heading: '', description: '', ${fareRow} },
  ],
  // One round of the trade, told by its moments.
  round: {
    title: '',
    // Vehicle, driver, day.
    note: '',
    events: [
      { time: '06:30', text: '' },
      { time: '08:00', text: '' },
      { time: '09:30', text: '' },
    ],
  },
  // The trial in the trade's own words: ${most(trial.shape.title)}.
  trial: { title: '', description: '' },
} as const satisfies UseCase;
`,
};

/** An industry: a slide of the home page, a row and a sheet of /industries. */
export const industryKind: Kind = {
  folder: 'content/industries',
  title,
  page: '/industries#{slug}',
  more: 'Its maps are drawn, and the city of /industries gets a sheet for it.',
  template: `import type { Industry } from './types';

export const industry = {
  ${kept}
  // Place among all industries, such as 1 for the first; without it, it stands at the end.
  // rank: 1,
  // The name of this file, and its anchor on /industries.
  id: '{slug}',
  // ${most(title)}.
  title: {title},
  // The color of its sheets: cobalt, madder, teal, plum or ochre.
  sheet: 'cobalt',
  // The page that tells more, such as /use-cases/{slug} once there is one.
  href: '/industries',
  // Up to six, each with an icon of lib/icons/icons.ts: ${most(industry.shape.features.element.shape.name)}.
  features: [
    { name: '', icon: 'route' },
    { name: '', icon: 'clock' },
  ],
  // On the home page.
  slide: {
    // ${most(slide.shape.heading)}.
    heading: '',
    description: '',
    picture: 'sheet-{slug}',
    narrow: 'sheet-{slug}-small',
    // Words of the link.
    link: '',
  },
  // On /industries.
  row: {
    heading: '',
    description: '',
    // Its sign, a square.
    picture: 'industries-{slug}',
    link: '',
  },
} as const satisfies Industry;
`,
};

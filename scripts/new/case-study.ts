import { caseStudy } from '@/content/case-studies/types';
import { type Kind, kept, most } from './kind';

const { title, industry, summary } = caseStudy.shape;

/** A case study: a story with its counts before and after. */
export const caseStudyKind: Kind = {
  folder: 'content/case-studies',
  title,
  page: '/case-studies/{slug}',
  more: 'Its maps are drawn. For a photo put case-{slug}.jpg into public/images, 1600 px wide or more, and run `npm run art`: cards, cover and lists show it.',
  template: `import { site } from '../site';
import type { CaseStudy } from './types';

export const caseStudy = {
  ${kept}
  // Place among all case studies, such as 1 for the first, which stands large on the home page.
  // rank: 1,
  // The last part of its address, and the name of this file.
  slug: '{slug}',
  // ${most(title)}.
  title: {title},
  // On cards and in the line above the page: ${most(industry)}.
  industry: '',
  // From kick-off to going live; the last step of the timeline ends with it.
  weeks: 8,
  // Its color: cobalt, madder, teal, plum or ochre.
  thread: 'cobalt',
  // True as long as it is made up; \`npm run check:release\` lists these.
  sample: false,
  // A day to come keeps it out until a build on that day.
  published: '{today}',
  page: {
    // Search engines show 65 characters.
    title: \`{plainTitle} | \${site.name}\`,
    // What search engines show: one sentence of 70 to 160 characters.
    description: '',
    keywords: [''],
  },
  // What its preview says when its address is shared: its title, or
  // preview: { words: '', ground: 'deep' },
  // The picture of its cards, which a build draws; case-{slug}.jpg in public/images goes before it.
  picture: 'case-{slug}',
  // What a photo shows; of the drawn map that is known.
  // pictureAlt: '',
  // What /success-stories says of it: one sentence.
  teaser: { text: '' },
  // Below the title: ${most(summary)}.
  summary: '',
  // Two facts beside the weeks at most, such as { value: '61', label: 'vehicles' }.
  facts: [],
  profile: {
    name: '',
    // What the company does, in a few words.
    business: '',
    industry: '',
    region: '',
    fleet: '',
    staff: '',
    products: [{ label: 'Fleet management', href: '/fleet-management' }],
    // Says that the company is made up, where it is.
    note: null,
  },
  // The parts in the order in which the story is told.
  order: ['challenge', 'solution', 'timeline', 'results', 'quote'],
  looks: {
    // beside, under or cut.
    cover: 'beside',
    // columns, clock or rows.
    points: 'columns',
    // along, down or plan.
    timeline: 'along',
    // rows, grid or columns.
    results: 'rows',
    // The company's sign, see lib/icons/icons.ts.
    icon: 'truck',
    // Parts across the page and their ground (paper, sunk or band); the others stand beside the profile.
    wide: { timeline: 'sunk', results: 'paper', quote: 'band' },
  },
  challenge: {
    title: '',
    paragraphs: ['', ''],
    // What stood in the way; the note is a time, a count or a place.
    points: [
      { title: '', text: '', note: '' },
      { title: '', text: '', note: '' },
      { title: '', text: '', note: '' },
    ],
  },
  solution: {
    title: '',
    paragraphs: ['', ''],
    // A drawing or a photo of what the story turned on, and a sentence under it:
    // image: { picture: '', alt: '' },
    // caption: '',
    // Features of the product, each with the page that tells more.
    points: [{ title: '', text: '', href: '/fleet-management' }],
  },
  timeline: {
    title: '',
    // Two to six, without a gap, from week 1 to the last.
    steps: [
      { title: '', weeks: { from: 1, to: 2 }, text: '' },
      { title: '', weeks: { from: 3, to: 5 }, text: '' },
      { title: '', weeks: { from: 6, to: 8 }, text: '' },
    ],
  },
  results: {
    title: '',
    // What was compared with what.
    basis: '',
    figures: [
      {
        // Large: ${most(caseStudy.shape.results.shape.figures.element.shape.value)}, such as '31%'.
        value: '',
        label: '',
        // Both ends of the change for a pair of bars; null where nothing was counted before.
        change: { before: 42, after: 29, unit: 'a week' },
        // How it was counted.
        how: '',
      },
    ],
    // What the project did not change, or made worse.
    caveat: '',
  },
  // Their words, without quotation marks.
  quote: { text: '', name: '', position: '', sample: false },
  // The card beside the story, above its demo button.
  demo: { title: '', text: '' },
} as const satisfies CaseStudy;
`,
};

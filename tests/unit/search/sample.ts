import type { Place, WordsFile } from '@/lib/search/words-file';

export const places: readonly Place[] = [
  {
    group: 'pages',
    href: '/pricing',
    title: 'Pricing',
    lead: 'Three plans side by side. Cancel anytime.',
    note: '/pricing',
    sections: [['savings', 'What would you save?', 'Three numbers from last month are enough.']],
  },
  {
    group: 'pages',
    href: '/route-optimization',
    title: 'Route optimization',
    lead: 'Routes for every van before the first coffee.',
    note: '/route-optimization',
    sections: [
      ['planner', 'Plan a day', 'Try the planner in the page. Nothing leaves your device.'],
      ['fair-loads', 'Fair loads', 'Every courier gets as many stops as the others.'],
    ],
  },
  {
    group: 'articles',
    href: '/blog/fences',
    title: 'How big a geofence should be',
    lead: 'Too small, and real arrivals go missing.',
    note: '6 min',
    picture: '/images/cover-fences.svg',
    updated: '2025-09-16',
    sections: [
      ['', '', 'Nobody measures a yard.'],
      ['radius', 'The radius', 'Fences of 150 feet miss every third van in the center of a town.'],
      ['colors', 'The colors', 'The planned round is teal.'],
    ],
  },
  {
    group: 'questions',
    href: '/pricing#setup-fee',
    title: 'Is there a setup fee?',
    lead: 'No, on none of the plans.',
    note: '/pricing',
    sections: [],
  },
];

export const sample = { places, texts: {}, more: [] } satisfies WordsFile;

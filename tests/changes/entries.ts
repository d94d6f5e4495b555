import { type Change, create, remove, today } from './change';

const words = (text: string) => [{ type: 'paragraph', content: text }];

const post = {
  excerpt: 'Four gates, one clock: the sum of a morning at the quarry.',
  content:
    'A morning at a quarry with four gates, minute by minute, and what the second clock costs.',
  author: 'Maria Lopez',
  tags: ['gates', 'quarries'],
  sections: words('Four gates open at six, and each has a clock of its own.'),
  keyTakeaways: ['One clock for all gates.'],
};

export const entries: readonly Change[] = [
  {
    what: 'a new post',
    file: 'content/blog/posts/four-gates-and-one-clock.ts',
    edit: create('post', 'Four gates and one clock', post),
    now: [
      '/blog/four-gates-and-one-clock: each has a clock of its own.',
      '/blog/four-gates-and-one-clock: Maria Lopez',
      '/blog/four-gates-and-one-clock JSON-LD: Maria Lopez',
      '/blog: Four gates and one clock',
      '/blog/posts.json: Four gates and one clock',
      '/feed.xml: Four gates and one clock',
      '/sitemap.xml: /blog/four-gates-and-one-clock',
      '/llms.txt: Four gates and one clock',
      '/blog/four-gates-and-one-clock.md: each has a clock of its own.',
    ],
  },
  {
    what: 'a post that is not ready',
    file: 'content/blog/posts/a-yard-at-midnight.ts',
    edit: create('post', 'A yard at midnight', { draft: true }),
    now: [],
    gone: ['A yard at midnight', 'a-yard-at-midnight'],
  },
  {
    what: 'a post with a later date',
    file: 'content/blog/posts/ferries-and-vans.ts',
    edit: create('post', 'Ferries and vans', {
      ...post,
      excerpt: 'What a ferry’s timetable does to the round behind it.',
      content:
        'A round behind a ferry: how the timetable moves it, and what to plan before the last boat leaves.',
      sections: words('The last boat leaves at nine, and the round is planned backward from it.'),
      keyTakeaways: ['Plan backward from the boat.'],
      date: today(1),
    }),
    now: [],
    gone: ['Ferries and vans', 'ferries-and-vans', 'The last boat leaves at nine'],
  },
  {
    what: 'a new guide',
    file: 'content/help/articles/charge-on-the-round.ts',
    edit: create('guide', 'Charge on the round', {
      description:
        'Where a van stops to charge, how long it may, and how the planner finds the socket.',
      author: 'Routing team',
      chapters: [
        {
          id: 'before-you-begin',
          title: 'Before you begin',
          blocks: [{ type: 'paragraph', text: 'Enter the range of each van on a cold day.' }],
        },
      ],
      next: [{ label: 'All guides', href: '/support' }],
      product: { label: 'Planning rules', href: '/route-optimization' },
      article: { label: 'Range in winter', href: '/blog/electric-vans-in-winter' },
    }),
    now: [
      '/support#network: Charge on the round',
      '/support#articles: Charge on the round',
      '/support/articles/charge-on-the-round: Enter the range of each van on a cold day.',
      '/support/articles/charge-on-the-round JSON-LD: Charge on the round',
      '/sitemap.xml: /support/articles/charge-on-the-round',
      '/llms.txt: Charge on the round',
      '/support/articles/charge-on-the-round.md: Enter the range of each van on a cold day.',
    ],
  },
  {
    what: 'a new integration',
    file: 'content/integrations/harbor-book.ts',
    edit: create('integration', 'Harbor Book', {
      description: 'Berths and slots come in at midnight. The hour of each pickup goes back.',
      category: 'hardware',
      kind: 'Port calls',
      timing: 'at midnight',
    }),
    now: ['/integrations: Harbor Book', '/integrations: Berths and slots come in at midnight.'],
  },
  {
    what: 'a quote removed',
    file: 'content/testimonials/norrby.ts',
    edit: remove,
    now: ['/testimonials title: 8 voices'],
    gone: ['Hanna Weiss', 'which tank had a leak'],
  },
];

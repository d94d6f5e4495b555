import { all, type Change, create, fill, remove, swap, today } from './change';

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
    what: 'the author of a post',
    file: 'content/blog/posts/rain-delays-on-delivery-routes.ts',
    edit: swap("author: 'Routing desk'", "author: 'Jonas Okafor'"),
    now: [
      '/blog/rain-delays-on-delivery-routes: Jonas Okafor',
      '/blog/rain-delays-on-delivery-routes JSON-LD: Jonas Okafor',
      '/feed.xml: Jonas Okafor',
      '/blog/rain-delays-on-delivery-routes.md: Jonas Okafor',
    ],
  },
  {
    what: 'the tags of a post',
    file: 'content/blog/posts/what-idling-costs.ts',
    edit: fill({ tags: ['idling', 'engine hours'] }),
    now: ['/blog/what-idling-costs: idling', '/blog/what-idling-costs: engine hours'],
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
      category: 'ports',
      kind: 'Port calls',
      timing: 'at midnight',
    }),
    now: ['/integrations: Harbor Book', '/integrations: Berths and slots come in at midnight.'],
  },
  {
    what: 'a quote removed',
    file: 'content/testimonials/norrby.ts',
    edit: remove,
    now: ['/testimonials title: 9 voices'],
    gone: ['Hanna Weiss', 'which tank had a leak'],
  },
  {
    what: 'a new quote',
    file: 'content/testimonials/harbor-line.ts',
    edit: create('testimonial', 'Harbor Line', {
      name: 'Ingrid Solheim',
      position: 'Port planner',
      companySize: '26 trucks',
      testimonial: 'The boat waits for nobody. Since May, nobody is late for the boat.',
      results: { 'boats met a week': '42' },
      category: 'Trucking',
    }),
    now: [
      '/testimonials: nobody is late for the boat.',
      '/testimonials: Ingrid Solheim',
      '/testimonials: 42',
    ],
  },
  {
    what: 'a white paper to download',
    file: 'content/white-papers/a-yard-in-winter.ts',
    edit: all(
      create('white-paper', 'A yard in winter', {
        description: 'Salt, light and cold starts: what a yard loses between November and March.',
        category: 'Fleet Management',
        tags: ['winter'],
        author: 'Fleet desk',
        authorTitle: 'Vehicles and yards',
      }),
      (copy) => copy.write('public/papers/a-yard-in-winter.pdf', '%PDF-1.7\n'),
    ),
    now: [
      '/whitepapers: A yard in winter',
      '/blog.txt: Longer reads to download',
      '/whitepapers links: /papers/a-yard-in-winter.pdf',
      '/llms.txt: A yard in winter',
      '/sitemap.xml: /whitepapers',
    ],
    gone: ['/whitepapers: We would rather print them late than thin'],
  },
  {
    what: 'a webinar to come',
    file: 'content/webinars/one-yard-forty-doors.ts',
    edit: create('webinar', 'One yard, forty doors', {
      description: 'A morning round with forty doors, planned twice in front of you.',
      date: today(40),
      speakers: ['Routing desk'],
      register: 'https://events.example/forty-doors',
    }),
    now: [
      '/webinars: One yard, forty doors',
      '/blog.txt: Live sessions and recordings',
      '/webinars links: https://events.example/forty-doors',
      '/webinars JSON-LD: One yard, forty doors',
      '/llms.txt: One yard, forty doors',
    ],
    gone: ['/webinars: No upcoming events'],
  },
  {
    what: 'the recording of a webinar',
    file: 'content/webinars/rain-in-public.ts',
    edit: create('webinar', 'Rain, in public', {
      description: 'Which stops to move when the forecast says three, with questions.',
      date: today(-40),
      speakers: ['Routing desk'],
      register: 'https://events.example/rain',
      recording: 'https://videos.example/rain',
    }),
    now: ['/webinars: Rain, in public', '/webinars links: https://videos.example/rain'],
    gone: ['/webinars links: https://events.example/rain'],
  },
];

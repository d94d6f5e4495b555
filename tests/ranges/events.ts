import { readdirSync, readFileSync } from 'node:fs';
import type { BlogPost } from '@/content/blog/types';
import { type Change, type Changes, type Place, repeated } from './harness/range';

type Categories = typeof import('@/content/white-papers');
type BlogCategories = typeof import('@/content/blog/categories');
type Post = Readonly<Record<'rainDelaysOnDeliveryRoutes', BlogPost>>;
type People = typeof import('@/content/people');

const wide = 'Wholesale refrigerated distribution';
const unbroken = 'Donaudampfschifffahrtsge';
const threads = ['cobalt', 'madder', 'teal', 'plum', 'ochre'] as const;
const threadOf = (index: number) => threads[index % threads.length] ?? 'cobalt';

const person = {
  name: `${wide.slice(0, 15)} ${unbroken}`,
  role: 'Plans the rounds of wholesale refrigerated distribution',
  photo: 'range-person',
};

const webinar = {
  title: 'What a second depot costs',
  description: 'Forty stops from one depot and then from two.',
  ...{ date: '2095-06-14', time: '09:30', timeZone: 'UTC', minutes: 45 },
  speakers: ['Fleet desk'],
  register: 'https://events.example.com/depot',
  ...{ thread: 'teal', picture: 'menu-fleet', tags: [], sample: false },
};

const paper = {
  id: 100,
  title: 'What a second depot costs',
  description: 'Forty stops from one depot and then from two.',
  category: 'Fleet Management',
  ...{ publishDate: '2025-06-14', pages: 1, readTime: 1, featured: false },
  ...{ image: 'menu-fleet', tags: ['depots'], sample: false },
  ...{ author: 'Fleet desk', authorTitle: 'Fleets' },
};

/** One file for each of so many entries of a folder. */
const files = (folder: string, count: number, entry: (index: number) => Change): Changes =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `content/${folder}/range-${index}.ts`,
      entry(index),
    ]),
  );

/** The longest words up to a limit, each entry's its own. */
const words = (limit: number, index: number) =>
  `${index} ${unbroken} ${`${wide} `.repeat(10)}`.slice(0, limit).trim();

const onlyPost = 'a-drivers-first-week.ts';
const otherPosts = readdirSync('content/blog/posts').filter((file) => file !== onlyPost);

export const least: Changes = {
  // Left addresses lead to posts that are gone here.
  'content/redirects.ts': () => ({ redirects: [] }),
  'content/webinars/range.ts': () => ({ webinar }),
  'content/white-papers/range.ts': () => ({ paper }),
  ...Object.fromEntries(otherPosts.map((file) => [`content/blog/posts/${file}`, () => null])),
};

const papersThatThereAre = readdirSync('content/white-papers').length - 1;
const photo = () => readFileSync('public/app-icons/any-512.png');

export const most: Changes = {
  'content/people.ts': ({ people }: People) => ({ people: [...people, person] }),
  'public/images/range-person.png': photo,
  'public/images/cover-rain-delays-on-delivery-routes.png': photo,
  'public/papers/range.pdf': () => '%PDF-1.7',
  ...files('webinars', 20, (index) => () => ({
    webinar: {
      ...webinar,
      title: words(90, index),
      description: words(240, index),
      date: index % 2 ? `20${20 + (index % 5)}-11-28` : `209${index % 10}-11-28`,
      timeZone: 'America/Argentina/Buenos_Aires',
      minutes: 479,
      speakers: [person.name, ...Array.from({ length: 5 }, (_, at) => words(60, at))],
      register: `https://${'webinars-of-a-house.'.repeat(3)}example.com/depot`,
      ...(index % 4 === 1 && { recording: 'https://video.example.com/depot' }),
      thread: threadOf(index),
      tags: Array.from({ length: 6 }, (_, at) => words(40, at)),
      sample: index % 5 === 0,
    },
  })),
  'content/white-papers.ts': ({ whitePaperCategories }: Categories) => ({
    whitePaperCategories: repeated<{ name: string; thread: string }>(
      whitePaperCategories,
      12,
      (_, index) => ({ name: words(40, index), thread: threadOf(index) }),
    ),
  }),
  ...files('white-papers', 30 - papersThatThereAre, (index) => () => ({
    paper: {
      ...paper,
      id: 100 + index,
      title: words(90, index),
      description: words(240, index),
      category: index % 12 < 4 ? paper.category : words(40, index % 12),
      image: index % 2 ? 'menu-fleet' : `paper-range-${index}`,
      pages: 500,
      readTime: 600,
      ...(index % 3 === 0 && { file: 'range.pdf' }),
      ...(index % 3 === 1 && {
        file: `https://${'papers-of-a-house.'.repeat(2)}example.com/a.pdf`,
      }),
      author: person.name,
      authorTitle: words(60, index),
    },
  })),
  'content/blog/categories.ts': ({ blogCategories }: BlogCategories) => ({
    blogCategories: repeated<{ name: string; thread: string; night: boolean }>(
      blogCategories.map((category, index) =>
        index === 2 ? { ...category, thread: 'ochre' as const } : category,
      ),
      12,
      (_, index) => ({ name: words(40, index), thread: threadOf(index), night: true }),
    ),
  }),
  'content/blog/posts/rain-delays-on-delivery-routes.ts': ({
    rainDelaysOnDeliveryRoutes,
  }: Post) => ({
    rainDelaysOnDeliveryRoutes: {
      ...rainDelaysOnDeliveryRoutes,
      title: words(80, 1),
      excerpt: words(220, 1),
      author: person.name,
      featured: true,
      coverAlt: 'A van in the rain.',
      tags: Array.from({ length: 10 }, (_, at) => words(40, at)),
    },
  }),
};

// A title in the line of pages above an article is cut with dots.
export const places: readonly Place[] = [
  { page: '/webinars', section: '[aria-labelledby="webinars-ahead"]' },
  { page: '/webinars', section: '[aria-labelledby="webinars-behind"]', only: 'most' },
  { page: '/whitepapers', section: '[aria-labelledby="white-papers"]' },
  { page: '/blog', section: '[aria-labelledby="featured"]', gone: 'least' },
  { page: '/blog', section: '.blog-list' },
  {
    page: '/blog/a-drivers-first-week',
    section: '#article',
    only: 'least',
    besides: '.truncate',
  },
  { page: '/blog/a-drivers-first-week', section: '.article-more', only: 'least' },
  {
    page: '/blog/rain-delays-on-delivery-routes',
    section: '.article-head',
    only: 'most',
    besides: '.truncate',
  },
  {
    page: '/blog/rain-delays-on-delivery-routes',
    section: '#article',
    only: 'most',
    besides: '.truncate',
  },
];

import type { ContentModule } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';

type Fields = Record<string, unknown>;

export const photo = 'range-photo';
export const paperFile = 'range.pdf';

/** Files of today with what no stretching finds: prices, photographs, dates, entries of empty folders. */
const seed = (file: string, change: (data: never) => Fields): readonly ContentModule[] =>
  contentModules
    .filter((module) => module.file === file)
    .map(({ data }) => ({ file, data: { ...data, ...change(data as never) } }));

const seedAll = (folder: string, change: (entry: never, index: number) => Fields) =>
  contentModules
    .filter(({ file }) => file.startsWith(folder))
    .map(({ file, data }, index): ContentModule => {
      const [[name = '', entry] = []] = Object.entries(data);
      return { file, data: { [name]: { ...Object(entry), ...change(entry as never, index) } } };
    });

const webinar = {
  title: 'What a second depot costs',
  description: 'Forty stops from one depot and then from two.',
  ...{ date: '2095-06-14', time: '09:30', timeZone: 'America/Argentina/Buenos_Aires' },
  ...{ minutes: 45, speakers: ['Fleet desk'], register: 'https://events.example.com/depot' },
  ...{ hue: 'teal', picture: 'menu-fleet', tags: [], sample: false },
};
const over = { ...webinar, date: '2020-06-14', recording: 'https://video.example.com/depot' };

const entry = (file: string, name: string, data: Fields) => ({ file, data: { [name]: data } });

interface Named {
  readonly slug: string;
}

interface Quote {
  readonly home?: number;
  readonly large: boolean;
}

export const least: readonly ContentModule[] = [
  ...seed('content/home/fleet.ts', ({ fleet }: { fleet: Fields }) => ({
    fleet: { ...fleet, onTime: 9 },
  })),
  ...seed('content/plans.ts', ({ plans }: { plans: readonly Fields[] }) => ({
    plans: plans.slice(-1).map((plan) => ({ ...plan, price: { kind: 'flat', amount: 0 } })),
  })),
  ...seedAll('content/testimonials/', ({ home }: Quote) => ({
    ...{ large: home === 1, home: home === 1 ? 1 : undefined, stories: undefined, results: {} },
  })),
  ...seedAll('content/white-papers/', () => ({ sample: false, featured: false })),
  entry('content/webinars/first.ts', 'webinar', webinar),
];

export const most: readonly ContentModule[] = [
  ...seed('content/people.ts', () => ({
    people: [
      { name: 'Wholesale Featherstonehaugh', role: 'Plans all routes of all depots', photo },
    ],
  })),
  ...seed('content/plans.ts', ({ plans }: { plans: readonly Fields[] }) => ({
    plans: plans.map((plan, at) => ({
      ...plan,
      ...(at < 2 && { price: { kind: 'per-user', annual: [12, 8888.88][at], monthly: 12.5 } }),
    })),
  })),
  ...seed('content/home/customers.ts', ({ customers }: { customers: readonly Fields[] }) => ({
    customers: [
      { name: 'A logo that is drawn', logo: 'flag-us', sample: false },
      { name: 'A logo of pixels', logo: photo, sample: false },
      ...customers,
    ],
  })),
  ...seedAll('content/testimonials/', (_, index) => ({
    ...{ photo, home: index + 1, stories: index < 3 ? index + 1 : undefined, large: index < 2 },
    results: { 'Wholesale refrigerated distribution': '1000000', 'depots on one plan': '3' },
  })),
  ...seedAll('content/blog/posts/rain-delays-on-delivery-routes', () => ({
    ...{ worked: undefined, featured: true, author: 'Wholesale Featherstonehaugh' },
    coverAlt: 'A van in the rain.',
  })),
  ...seedAll('content/white-papers/', (_, index) => ({
    ...{ sample: false, pages: 500, readTime: 600 },
    file: ['range.pdf', 'https://papers-of-a-house.papers-of-a-house.example.com/a.pdf'][index % 3],
  })),
  ...[webinar, over].map((data, at) => entry(`content/webinars/first-${at}.ts`, 'webinar', data)),
  ...seedAll('content/case-studies/omnichannel', (study: Named & { timeline: Fields }) => ({
    ...study,
    slug: 'long-weeks',
    weeks: 104,
    timeline: {
      ...study.timeline,
      steps: Array.from({ length: 6 }, (_, at) => ({
        ...{ title: `${at} Wholesale refrigeration`, text: 'The price of cold goods. '.repeat(9) },
        weeks: { from: 2 * at + 1, to: at === 5 ? 104 : 2 * at + 2 },
      })),
    },
  })).map(({ data }) => ({ file: 'content/case-studies/long-weeks.ts', data })),
];

import { all, type Change, duplicate, swap } from './change';

const page = (title: string, description: string) => ({ title, description, keywords: ['ports'] });

export const stories: readonly Change[] = [
  {
    what: 'a new case study',
    file: 'content/case-studies/a-port-that-loads-by-the-tide.ts',
    edit: duplicate('content/case-studies/omnichannel-order-management.ts', {
      rank: undefined,
      slug: 'a-port-that-loads-by-the-tide',
      title: 'A port that loads by the tide',
      page: page(
        'A port that loads by the tide',
        'How a port with two ferries a day plans its trucks backward from the tide, a made-up sample.',
      ),
      teaser: { text: 'Two tides a day, and every truck is at the ramp before the first.' },
      summary: 'Two ferries a day leave with the tide. The trucks now do the same.',
    }),
    now: [
      '/case-studies/a-port-that-loads-by-the-tide: The trucks now do the same.',
      '/case-studies/a-port-that-loads-by-the-tide JSON-LD: A port that loads by the tide',
      '/success-stories: A port that loads by the tide',
      '/: A port that loads by the tide',
      '/sitemap.xml: /case-studies/a-port-that-loads-by-the-tide',
      '/llms.txt: A port that loads by the tide',
    ],
  },
  {
    what: 'a new use case',
    file: 'content/use-cases/ferries.ts',
    edit: all(
      duplicate('content/use-cases/couriers.ts', {
        rank: undefined,
        slug: 'ferries',
        page: page(
          'Ferries: rounds that keep the tide',
          'Rounds behind a ferry, planned backward from the ramp: windows by tide, gates with a clock, trucks in loading order.',
        ),
        name: 'Ferries',
        menu: 'The tide is the timetable',
      }),
      swap('Courier software for 200 doors a day', 'The ramp closes at nine'),
    ),
    now: [
      '/use-cases/ferries: The ramp closes at nine',
      '/sitemap.xml: /use-cases/ferries',
      '/llms.txt: /use-cases/ferries',
      '/blog.txt: The tide is the timetable',
    ],
  },
  {
    what: 'a post under another address',
    file: 'content/redirects.ts',
    edit: all(
      (copy) => {
        const [from, to] = ['the-dinner-rush', 'dinner-by-bike'];
        const file = `content/blog/posts/${from}.ts`;
        copy.write(`content/blog/posts/${to}.ts`, copy.read(file).replaceAll(from, to));
        copy.remove(file);
      },
      (copy, file) =>
        copy.write(
          file,
          copy
            .read(file)
            .replace(
              'readonly Redirect[] = [',
              "readonly Redirect[] = [\n  { from: '/blog/the-dinner-rush', to: '/blog/dinner-by-bike' },",
            ),
        ),
    ),
    now: [
      '/sitemap.xml: /blog/dinner-by-bike',
      '/feed.xml: /blog/dinner-by-bike',
      '/llms.txt: /blog/dinner-by-bike',
      '/blog/the-dinner-rush links: /blog/dinner-by-bike',
      '/blog/the-dinner-rush social: /blog/dinner-by-bike',
    ],
    gone: ['/blog/the-dinner-rush</loc>', '/blog/the-dinner-rush.md'],
  },
];

import { all, type Change, create } from './change';

const page = (title: string, description: string) => ({ title, description, keywords: ['ports'] });

/** Stories, trades, and addresses that moved. */
export const stories: readonly Change[] = [
  {
    what: 'a new case study',
    file: 'content/case-studies/a-port-that-loads-by-the-tide.ts',
    edit: create('case-study', 'A port that loads by the tide', {
      industry: 'Ports',
      page: page(
        'A port that loads by the tide',
        'How a port with two ferries a day plans its trucks backward from the tide, counted over six weeks.',
      ),
      teaser: { text: 'Two tides a day, and every truck is at the ramp before the first.' },
      summary: 'Two ferries a day leave with the tide. The trucks now do the same.',
      profile: {
        name: 'Harbor Line',
        business: 'Ferries for freight',
        industry: 'Ports',
        region: 'North coast',
        fleet: '26 trucks',
        staff: '90',
        products: [{ label: 'Route optimization', href: '/route-optimization' }],
        note: null,
      },
      challenge: {
        title: 'Trucks that met the wake',
        paragraphs: [
          'The tide moves by fifty minutes a day.',
          'The timetable on the wall did not.',
        ],
        points: ['ramp', 'gate', 'scale'].map((place, index) => ({
          title: `At the ${place}`,
          text: `Minutes went by at the ${place} every morning.`,
          note: `${index + 4} min`,
        })),
      },
      solution: {
        title: 'Planned backward from the ramp',
        paragraphs: [
          'Each round now starts from its ferry.',
          'The planner counts back to the yard gate.',
        ],
        points: [
          {
            title: 'Windows by tide',
            text: 'Each ferry brings its own window.',
            href: '/route-optimization',
          },
        ],
      },
      timeline: {
        title: 'Eight weeks along the quay',
        steps: [
          { title: 'Measure', weeks: { from: 1, to: 2 }, text: 'Every gate got a clock.' },
          { title: 'Try', weeks: { from: 3, to: 5 }, text: 'One ferry ran on the plan.' },
          { title: 'Go live', weeks: { from: 6, to: 8 }, text: 'Both ferries followed.' },
        ],
      },
      results: {
        title: 'What the quay counted',
        basis: 'Six weeks before and six after, both in summer.',
        figures: [
          {
            value: '29',
            label: 'late trucks a week',
            change: { before: 42, after: 29, unit: 'a week' },
            how: 'Counted at the ramp.',
          },
        ],
        caveat: 'Fog still stops everything.',
      },
      quote: {
        text: 'The tide does not wait, and neither do we any more.',
        name: 'Ingrid Solheim',
        position: 'Port planner',
        sample: false,
      },
      demo: { title: 'Bring your own tide', text: 'We plan a morning of yours in front of you.' },
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
    edit: create('use-case', 'Ferries', {
      page: page(
        'Ferries: rounds that keep the tide',
        'Rounds behind a ferry, planned backward from the ramp: windows by tide, gates with a clock, trucks in loading order.',
      ),
      menu: 'The tide is the timetable',
      hero: {
        heading: 'The ramp closes at nine',
        description: 'Every round is planned backward from it.',
      },
      statsTitle: 'A quay in numbers',
      stats: [
        { value: '2', label: 'tides a day' },
        { value: '50 min', label: 'by which they move' },
      ],
      featuresTitle: 'What a quay needs',
      round: {
        title: 'One morning at the ramp',
        note: 'TRUCK 04, Monday',
        events: [
          { time: '06:30', text: 'The yard gate opens.' },
          { time: '08:00', text: 'The last truck is on the scale.' },
          { time: '08:50', text: 'The ramp closes.' },
        ],
      },
      trial: { title: 'Try a tide', description: 'Enter a ferry and ten trucks.' },
      features: ['By tide', 'By gate'].map((heading) => ({
        heading,
        description: `${heading}, each truck knows its minute.`,
        fareRow: 'SIM tracking',
      })),
    }),
    now: [
      '/use-cases/ferries: The ramp closes at nine',
      '/sitemap.xml: /use-cases/ferries',
      '/llms.txt: /use-cases/ferries',
      '/blog.txt: The tide is the timetable',
    ],
  },
  {
    what: 'a new industry',
    file: 'content/industries/ferries-and-ports.ts',
    edit: create('industry', 'Ferries & ports', {
      href: '/industries',
      features: [
        { name: 'Tide windows', icon: 'clock' },
        { name: 'Loading order', icon: 'package' },
      ],
      slide: {
        heading: 'Planned backward from the ramp',
        description: 'Trucks leave the yard by the tide of the day.',
        picture: 'sheet-ferries-and-ports',
        narrow: 'sheet-ferries-and-ports-small',
        link: 'See the trade',
      },
      row: {
        heading: 'Late means the next tide',
        description: 'The ramp closes, and the load waits half a day.',
        picture: 'industries-ferries-and-ports',
        link: 'See the ferries',
      },
    }),
    now: ['/: Planned backward from the ramp', '/industries: Late means the next tide'],
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

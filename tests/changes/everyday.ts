import { newEntry } from '@/scripts/new/new-entry';
import type { PlaceOnPage } from '@/tests/spec/pages';
import type { SiteCopy } from '@/tests/support/site-copy';

type Edit = (copy: SiteCopy, file: string) => void;

/** A place on a page or a file such as `/feed.xml`, and what it says there. */
type Said = `${PlaceOnPage | `/${string}.${string}`}: ${string}`;

/** A change of every day, as a marketer makes it: one edit of one file. */
interface Change {
  readonly what: string;
  readonly file: string;
  readonly edit: Edit;
  readonly now: readonly Said[];
  /** What stands in no file of `out/` any more. */
  readonly gone: readonly string[];
}

/** Replaces texts that stand in the file once. */
const swap =
  (...pairs: readonly (readonly [from: string, to: string])[]): Edit =>
  (copy, file) => {
    for (const [from, to] of pairs) {
      const parts = copy.read(file).split(from);
      if (parts.length !== 2) throw new Error(`${file} does not say once: ${from}`);
      copy.write(file, parts.join(to));
    }
  };

const remove: Edit = (copy, file) => copy.remove(file);

/** Writes an entry as `npm run new` does, and sets fields; those that are undefined are taken out. */
const create =
  (kind: string, title: string, fields: Readonly<Record<string, unknown>>): Edit =>
  (copy, file) => {
    newEntry(copy.folder, kind, title, new Date().toISOString().slice(0, 10));
    let text = copy.read(file);
    for (const [name, value] of Object.entries(fields)) {
      const field = new RegExp(`^  ${name}:.*(?:\\n(?: {3,}.*|  [\\])}]+,?))*\\n`, 'm');
      const line = value === undefined ? '' : `  ${name}: ${JSON.stringify(value)},\n`;
      if (!field.test(text)) throw new Error(`${file} has no field ${name}.`);
      text = text.replace(field, () => line);
    }
    copy.write(file, text);
  };

export const changes: readonly Change[] = [
  {
    what: 'the price of a plan',
    file: 'content/plans.ts',
    edit: swap(['annual: 15,', 'annual: 17,']),
    now: [
      '/#pricing: Standard: $17',
      '/pricing JSON-LD: "name":"Standard, annual billing","price":17',
      '/pricing#bill: 20 × $17 = $340',
    ],
    gone: ['$15 per user', '$15 a user', '"price":15'],
  },
  {
    what: 'the days of the trial',
    file: 'content/figures.ts',
    edit: swap(["trialElsewhere: stated('14 days'", "trialElsewhere: stated('21 days'"]),
    now: [
      '/#pricing: 21 days free',
      '/#pricing: Start 21 Days Free Trial',
      '/pricing JSON-LD: 21 days on any pricing plan',
    ],
    gone: ['14 days free', '14-day free', 'Start 14 Days Free Trial'],
  },
  {
    what: 'the phone number',
    file: 'content/site.ts',
    edit: swap(['+91 00000 00000', '+91 98290 54321'], ['tel:+910000000000', 'tel:+919829054321']),
    now: ['/contact: +91 98290 54321', '/ JSON-LD: 98290', '/contact links: tel:+919829054321'],
    gone: ['00000 00000', '+910000000000'],
  },
  {
    what: 'the name of the product',
    file: 'content/site.ts',
    edit: swap(["name: 'Wayloom'", "name: 'Threadline'"]),
    now: [
      '/ title: Threadline',
      '/ JSON-LD: "name":"Threadline"',
      '/feed.xml: Threadline',
      '/llms.txt: # Threadline',
    ],
    gone: ['Wayloom'],
  },
  {
    what: 'one more language',
    file: 'content/home/languages.ts',
    edit: swap([
      "{ name: 'Vietnamese', tag: 'vi' },",
      "{ name: 'Vietnamese', tag: 'vi' }, { name: 'Icelandic', tag: 'is' },",
    ]),
    now: [
      '/: Icelandic',
      '/: All 31 languages',
      '/driver-mobile-app: 31 languages, one per driver',
    ],
    gone: ['30 languages'],
  },
  {
    what: 'a new post',
    file: 'content/blog/posts/four-gates-and-one-clock.ts',
    edit: create('post', 'Four gates and one clock', {
      draft: undefined,
      excerpt: 'Four gates, one clock: the sum of a morning at the quarry.',
      content:
        'A morning at a quarry with four gates, minute by minute, and what the second clock costs.',
      author: 'Maria Lopez',
      tags: ['gates', 'quarries'],
      sections: [{ type: 'paragraph', content: 'Four gates open at six, each with its clock.' }],
      keyTakeaways: ['One clock for all gates.'],
    }),
    now: [
      '/blog/four-gates-and-one-clock: Four gates open at six',
      '/blog/four-gates-and-one-clock JSON-LD: Maria Lopez',
      '/blog: Four gates and one clock',
      '/blog/posts.json: Four gates and one clock',
      '/feed.xml: Four gates and one clock',
      '/sitemap.xml: /blog/four-gates-and-one-clock',
      '/llms.txt: Four gates and one clock',
      '/blog/four-gates-and-one-clock.md: Four gates open at six',
    ],
    gone: [],
  },
  {
    what: 'a post that is not ready',
    file: 'content/blog/posts/a-yard-at-midnight.ts',
    edit: create('post', 'A yard at midnight', {}),
    now: [],
    gone: ['A yard at midnight', 'a-yard-at-midnight'],
  },
  {
    what: 'a quote removed',
    file: 'content/testimonials/norrby.ts',
    edit: remove,
    now: ['/testimonials title: 8 voices'],
    gone: ['Hanna Weiss', 'We had hoped for a point'],
  },
];

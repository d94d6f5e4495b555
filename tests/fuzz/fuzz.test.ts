import { beforeEach, expect, it, vi } from 'vitest';
import type { ContentModule, Problem } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';
import { createRandom } from '@/planner/random';
import type { Page } from './pages';
import { make, placesOf, problemsAfter, type Slip, slipsIn } from './slips';

/** What a reader should never meet, with how it is found in HTML, Markdown, a feed or JSON. */
const signs: Readonly<Record<string, RegExp>> = {
  undefined: /\bundefined\b/g,
  NaN: /\bNaN\b/g,
  '[object Object]': /\[object \w+\]/g,
  'an element without content':
    /<(h[1-6]|p|li|ul|ol|dl|dt|dd|td|th|tr|figcaption|a|button|summary|option|label|title|b|strong|blockquote)( [^>]*)?><\/\1>/g,
  'a link without an address': /<a (?![^>]*\bhref="[^"])[^>]*>/g,
  'a picture without a file': /<img (?![^>]*\bsrc="[^"])[^>]*>/g,
};

const holesIn = (page: string): ReadonlyMap<string, number> =>
  new Map(Object.entries(signs).map(([name, sign]) => [name, page.match(sign)?.length ?? 0]));

// Which words of a sample are colored is no matter of content, and takes longest of all.
vi.mock('@/lib/api/highlight', () => ({
  highlight: async (code: string) => code.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
}));

// 2,000 slips in fields of content, the same in every run: each is told, or harms no page.

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const places = placesOf(contentModules);
const sizes = new Map<ContentModule, number>();
for (const { module } of places) sizes.set(module, (sizes.get(module) ?? 0) + 1);

const random = createRandom(20);
const chosen = places
  // A large file gets its turn no more often than a small one.
  .map((place) => ({ place, turn: random() * (sizes.get(place.module) ?? 1) }))
  .sort((a, b) => a.turn - b.turn)
  .map(({ place }) => place);
const slips = chosen.flatMap(slipsIn).slice(0, 2000);

const silent: Slip[] = [];

const nameOf = ({ place, kind }: Slip) => `${place.module.file}, ${place.field} ${kind}`;

/** Words of programs, and what no sentence of a marketer's message holds. */
const unfit =
  /undefined|\bNaN\b|\[object|[Ii]nvalid|received|expected |[Ee]rror:|\n|\bat \S+:\d|\bzod\b/;

const isLine = ({ file, field, reason }: Problem) =>
  /^content\/[\w./-]+$/.test(file) &&
  field.length > 0 &&
  /^(is|has|must|there|no|the|begins) /.test(reason) &&
  reason.length < 400 &&
  !unfit.test(reason);

it('a slip is told in a line that names its file and field, or harms nothing', () => {
  const odd = slips.flatMap((slip) => {
    const problems = problemsAfter(slip);
    if (problems.length === 0) silent.push(slip);
    return problems.filter((problem) => !isLine(problem));
  });
  expect(odd).toEqual([]);
}, 120_000);

/** Answers and requests of the API's document: the OpenAPI linter holds them against their schemas. */
const isSample = ({ place: { module, field } }: Slip) =>
  module.file.startsWith('content/api/') && /\.example\b/.test(field);

it('nothing passes that is of another kind or longer than any place', () => {
  const unnoticed = silent.filter((slip) => /^(wrong|10)/.test(slip.kind) && !isSample(slip));
  expect(unnoticed.map(nameOf)).toEqual([]);
});

const sound = new Map<Page, ReadonlyMap<string, number>>();
const shownBy = new Map<string, Map<string, Page>>();

async function brokenIn(page: Page): Promise<readonly string[]> {
  try {
    return [...holesIn(await page.write())].flatMap(([what, count]) =>
      count > (sound.get(page)?.get(what) ?? 0) ? `${page.name}: ${what}` : [],
    );
  } catch (error) {
    return [`${page.name}: cannot be written: ${error}`];
  }
}

it('markup in a text is shown as text, on every page at once', async () => {
  const { pages } = await import('./pages');
  for (const page of pages) sound.set(page, holesIn(await page.write()));
  const broken: string[] = [];
  const takeBack = silent.filter(({ kind }) => kind === 'HTML').map(make);
  for (const page of pages) {
    broken.push(...(await brokenIn(page)));
    const text = await page.write().catch(() => '');
    for (const [mark, number] of text.matchAll(/(?:<|&lt;|\\u003c|\\<)i(\d+)/g)) {
      const file = chosen[Number(number)]?.module.file ?? '';
      shownBy.set(file, (shownBy.get(file) ?? new Map()).set(page.kind, page));
      if (mark.startsWith('<') && !/\.json\/route\.ts$/.test(page.name)) {
        broken.push(`${page.name}: ${mark} stands as markup`);
      }
    }
  }
  for (const back of takeBack.toReversed()) back();
  expect(broken).toEqual([]);
}, 120_000);

it('what else passes leaves no hole in a page', async () => {
  const broken: string[] = [];
  for (const slip of silent.filter((one) => one.kind !== 'HTML' && !isSample(one))) {
    const takeBack = make(slip);
    for (const page of shownBy.get(slip.place.module.file)?.values() ?? []) {
      broken.push(...(await brokenIn(page)).map((what) => `${nameOf(slip)} in ${what}`));
    }
    takeBack();
  }
  expect(broken).toEqual([]);
}, 120_000);

import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Problem } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';
import { holesIn, newHoles } from './holes';
import { applies, change, type Kind, kinds } from './mutations';
import type { Page } from './pages';
import { type Place, placesOf } from './places';
import { problemsAfter } from './slips';

// Which words of a sample are colored is no matter of content, and takes longest of all.
vi.mock('@/lib/api/highlight', () => ({
  highlight: async (code: string) => code.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
}));

/*
 * Every field of every content file, one at a time, with six slips. Each ends in a line that names the
 * field, or in pages that show nothing broken.
 */

interface Case {
  readonly place: Place;
  readonly kind: Kind;
  readonly number: number;
}

// What React says of a broken page is said by the page, too.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const places = placesOf(contentModules);
const silent: Case[] = [];
let tried = 0;

const nameOf = ({ place, kind }: Case) => `${place.file}, ${place.field} ${kind}`;

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
  const odd: string[] = [];
  for (const [number, place] of places.entries()) {
    for (const kind of kinds.filter((one) => applies(one, place))) {
      tried += 1;
      const problems = problemsAfter(place, kind, number);
      if (problems.length === 0) silent.push({ place, kind, number });
      const lines = problems.filter((problem) => !isLine(problem));
      odd.push(...lines.map(({ file, field, reason }) => `${file}, ${field}: ${reason}`));
    }
  }
  expect([...new Set(odd)]).toEqual([]);
}, 300_000);

/** Answers and requests of the API's document: the OpenAPI linter holds them against their schemas. */
const isSample = ({ place: { file, field } }: Case) =>
  file.startsWith('content/api/') && /\.example\b/.test(field);

it('nothing passes that is of another kind or longer than any place', () => {
  const unnoticed = silent
    .filter((one) => /^(wrong|10)/.test(one.kind) && !isSample(one))
    .map(nameOf);
  expect(unnoticed).toEqual([]);
});

const sound = new Map<Page, ReadonlyMap<string, number>>();
/** By file the pages that show its texts, with how many. */
const shownBy = new Map<string, Map<Page, number>>();

/** What is broken in a page now that was not before. */
async function brokenIn(page: Page): Promise<readonly string[]> {
  try {
    return newHoles(await page.write(), sound.get(page));
  } catch (error) {
    return [`cannot be written: ${error}`];
  }
}

/** The mark of a field's markup, plain or as HTML, JSON and Markdown escape it. */
const mark = /(?:<|&lt;|\\u003c|\\<)i(\d+)>?/g;
const plainMark = /(?<!\\)<i(\d+)/g;

it('markup in a text is shown as text, on every page at once', async () => {
  const { pages } = await import('./pages');
  for (const page of pages) sound.set(page, holesIn(await page.write()));
  const takeBack = silent
    .filter(({ kind }) => kind === 'HTML')
    .map(({ place, kind, number }) => change(place, kind, number));
  const broken: string[] = [];
  for (const page of pages) {
    broken.push(...(await brokenIn(page)).map((what) => `${page.name}: ${what}`));
    const text = await page.write().catch(() => '');
    for (const [, number] of text.matchAll(mark)) {
      const file = places[Number(number)]?.file ?? '';
      const pagesOfFile = shownBy.get(file) ?? new Map<Page, number>();
      shownBy.set(file, pagesOfFile.set(page, (pagesOfFile.get(page) ?? 0) + 1));
    }
    if (/\.json\/route\.ts$/.test(page.name)) continue;
    for (const [, number] of text.matchAll(plainMark)) {
      const { file, field } = places[Number(number)] as Place;
      broken.push(`${page.name}: ${file}, ${field} stands as markup`);
    }
  }
  for (const back of takeBack.toReversed()) back();
  expect(broken).toEqual([]);
}, 300_000);

/** Of the entries of a list, whose removal is much the same, the first; samples are shown as they are. */
const differs = (one: Case) =>
  one.kind !== 'HTML' &&
  !isSample(one) &&
  (one.kind !== 'removed' || !Array.isArray(one.place.owner) || one.place.at === 0);

/** Of each kind of page the one that shows most of a file. */
const pagesOf = ({ place: { file } }: Case): readonly Page[] => {
  const rising = [...(shownBy.get(file) ?? [])].sort(([, a], [, b]) => a - b);
  return [...new Map(rising.map(([page]) => [page.kind, page])).values()];
};

/** What is broken while some slips are made. */
async function brokenBy(cases: readonly Case[]): Promise<readonly string[]> {
  const takeBack = cases.map(({ place, kind, number }) => change(place, kind, number));
  const broken: string[] = [];
  for (const page of new Set(cases.flatMap(pagesOf))) {
    broken.push(...(await brokenIn(page)).map((what) => `${page.name}: ${what}`));
  }
  for (const back of takeBack.toReversed()) back();
  return broken;
}

it('what else passes leaves no hole in a page', async () => {
  // One of each file at a time, since their pages are much the same ones.
  const turns = new Map<string, number>();
  const rounds: Case[][] = [];
  for (const one of silent.filter(differs)) {
    const turn = turns.get(one.place.file) ?? 0;
    turns.set(one.place.file, turn + 1);
    rounds[turn] = [...(rounds[turn] ?? []), one];
  }
  const broken: string[] = [];
  for (const round of rounds) {
    if ((await brokenBy(round)).length === 0) continue;
    for (const one of round) {
      broken.push(...(await brokenBy([one])).map((what) => `${nameOf(one)} in ${what}`));
    }
  }
  expect(broken).toEqual([]);
}, 300_000);

afterAll(() => {
  const told = tried - silent.length;
  console.log(
    `${places.length} fields, ${tried} slips tried: ${told} told in a line, ${silent.length} left sound pages.`,
  );
});

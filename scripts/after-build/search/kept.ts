import type { KeptSection, Place, WordsFile } from '@/lib/search/words-file';
import type { FullPlace } from './places';

/** Text repeated this often answers no question. */
const oftenRepeated = 4;

/** Letters of a section in the first file. */
const firstLetters = 155;

/** Articles with full text; of older ones only titles, leads and headings. */
const newest = 60;

const together = 500;

type Words = Omit<WordsFile, 'more'>;

/** Removes blocks that are repeated, or quoted from an entry's own page as in lists. */
function withoutRepeats(places: readonly FullPlace[]): readonly Place[] {
  const counts = new Map<string, number>();
  const titles = new Map<string, number>();
  const inEntries = new Set<string>();
  for (const { group, title, lead, sections } of places) {
    for (const section of sections) titles.set(section.title, (titles.get(section.title) ?? 0) + 1);
    const blocks = sections.flatMap((section) => section.blocks);
    for (const block of blocks) counts.set(block, (counts.get(block) ?? 0) + 1);
    if (group !== 'pages') for (const text of [title, lead, ...blocks]) inEntries.add(text);
  }
  return places.map((place) => {
    const seen = new Set([place.lead]);
    const isNew = (block: string): boolean => {
      const isRepeated =
        seen.has(block) ||
        (counts.get(block) ?? 0) >= oftenRepeated ||
        (place.group === 'pages' && inEntries.has(block));
      seen.add(block);
      return !isRepeated;
    };
    const sections = place.sections
      .map(({ id, title, blocks }): KeptSection => {
        return [id, title, blocks.filter(isNew).map(ended).join(' ')];
      })
      .filter(([id, title, text]) => text || (id && (titles.get(title) ?? 0) < oftenRepeated));
    return { ...place, sections };
  });
}

const ended = (block: string): string => (/[.!?:;,…]$/.test(block) ? block : `${block}.`);

function firstEnd(text: string): number {
  if (text.length <= firstLetters * 1.3) return text.length;
  const end = Math.max(
    ...['. ', '? ', '! '].map((mark) => text.lastIndexOf(mark, firstLetters) + 1),
  );
  return end > firstLetters / 2 ? end : text.lastIndexOf(' ', firstLetters);
}

const withTexts = (place: Place, textOf: (text: string) => string): Place => ({
  ...place,
  sections: place.sections.map(([id, title, text]): KeptSection => [id, title, textOf(text)]),
});

const beginning = (text: string) => text.slice(0, firstEnd(text));

const rest = ({ sections }: Place): readonly string[] =>
  sections.map(([, , text]) => text.slice(firstEnd(text)).trim());

const textsOf = (places: readonly Place[]): WordsFile['texts'] =>
  Object.fromEntries(
    places
      .map((place) => [place.href, rest(place)] as const)
      .filter(([, texts]) => texts.some(Boolean)),
  );

/** Splits all places into files, so that the first result needs few bytes. */
export function filesOf(all: readonly FullPlace[]): { first: Words; further: readonly Words[] } {
  const places = withoutRepeats(all);
  const articles = places
    .filter(({ group }) => group === 'articles')
    .sort(
      (a, b) => (b.updated ?? '').localeCompare(a.updated ?? '') || a.href.localeCompare(b.href),
    );
  const older = articles.slice(newest);
  const isOlder = new Set(older);
  const early = places.filter((place) => !isOlder.has(place));
  const slices = Array.from({ length: Math.ceil(older.length / together) }, (_, index) =>
    older.slice(index * together, (index + 1) * together),
  );
  return {
    first: { places: early.map((place) => withTexts(place, beginning)), texts: {} },
    further: [
      { places: [], texts: textsOf(early.filter(({ group }) => group !== 'articles')) },
      { places: [], texts: textsOf(early.filter(({ group }) => group === 'articles')) },
      ...slices.map((slice) => ({
        places: slice.map((place) => withTexts(place, () => '')),
        texts: {},
      })),
    ],
  };
}

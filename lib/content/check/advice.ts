import type { Known } from './checks';
import {
  type ContentModule,
  firstPlaces,
  leavesOf,
  type Problem,
  problemsOf,
  problemsOfCopy,
} from './leaves';
import { bannedPhrases, britishSpellings } from './words';

/* Advice stops no build: `npm run check -- --only advice` counts it as errors. */

const statedFigure = /\d[\d,.]*K?\+(?: million)?|\d[\d.,]*\s?%/g;

/** Guides explain settings of the planner, which are no claims of the company. */
const isGuide = ({ file }: ContentModule) => file.startsWith('content/help/articles/');

/** Percentages and counts with a plus that content/figures.ts does not state. */
export const wrongFigures = (module: ContentModule, { figures }: Known): readonly Problem[] =>
  problemsOfCopy(module, ({ field, value }) => {
    if (isGuide(module) || /\.results\./.test(field)) return [];
    return (value.match(statedFigure) ?? [])
      .filter((figure) => !figures.has(figure.replace(/\s/g, '')) && !figures.has(figure))
      .map((figure) => `the figure '${figure}' is not stated in content/figures.ts`);
  });

/** One pattern for all, since nearly no text holds any. */
const anyPoor = new RegExp(
  `\\b(?:${[...bannedPhrases, ...britishSpellings.map(([spelling]) => spelling)].join('|')})`,
);

export const poorWords = (module: ContentModule): readonly Problem[] =>
  problemsOfCopy(module, ({ value }) => {
    const text = value.toLowerCase().replaceAll('’', "'");
    if (!anyPoor.test(text)) return [];
    const has = (start: string) => new RegExp(`\\b${start}`).test(text);
    return [
      ...bannedPhrases
        .filter(has)
        .map((phrase) => `'${phrase}' is a filler: say what happens instead`),
      ...britishSpellings
        .filter(([spelling]) => has(spelling))
        .map(([spelling, american]) => `'${spelling}' is British: write '${american}'`),
    ];
  });

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());

const fewestWords = 6;

/** Titles and publishers of sources are not ours to change. */
const citation = /\bsources\[\d+\]\.(title|publisher)$/;

/** Sentences of six words or more that appear twice. */
export function repeatedSentences(modules: readonly ContentModule[]): readonly Problem[] {
  const firstOf = firstPlaces<string>();
  return modules.flatMap((module) =>
    problemsOfCopy(module, ({ field, value }) =>
      (citation.test(field) ? [] : sentencesOf(value))
        .map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N} ]+/gu, ''))
        .filter((sentence) => wordsOf(sentence).length >= fewestWords)
        .map((sentence) => firstOf(sentence, `${module.file}, ${field}`))
        .filter((first) => first !== undefined)
        .map((first) => `the same sentence stands in ${first}`),
    ),
  );
}

const longestSentence = 45;

/** Sentences of more than 45 words; legal pages and picture descriptions are exempt. */
export const longSentences = (module: ContentModule): readonly Problem[] =>
  module.file.startsWith('content/legal/')
    ? []
    : problemsOfCopy(module, ({ key, value }) =>
        /alt$/i.test(key)
          ? []
          : sentencesOf(value)
              .map((sentence) => wordsOf(sentence).length)
              .filter((words) => words > longestSentence)
              .map((words) => `a sentence has ${words} words, better at most ${longestSentence}`),
      );

const pageField = /^(?:\w+\.)*(?:page|\w+Page|\w+Facts)\.(title|description)$/;
const isPost = ({ file }: ContentModule) => file.startsWith('content/blog/posts/');
const descriptionOfEntry = /^(post\.content|article\.description)$/;

/** Titles and descriptions whose length search engines cut or waste. */
export const pageTexts = (module: ContentModule): readonly Problem[] =>
  problemsOf(module, ({ field, value }) => {
    // The API's own schemas describe pages of results.
    if (field.includes('.properties.')) return [];
    const [, kind] = pageField.exec(field) ?? [];
    const { length } = value;
    if (kind === 'title') {
      return length > 65 ? [`has ${length} characters, search engines show 65`] : [];
    }
    if (kind !== 'description' && !descriptionOfEntry.test(field)) return [];
    return length < 70 || length > 160
      ? [`has ${length} characters, better 70 to 160 as search engines show them`]
      : [];
  });

export function thinArticles(module: ContentModule): readonly Problem[] {
  if (!isPost(module)) return [];
  const all = leavesOf(module);
  const count = (field: RegExp) => all.filter((leaf) => field.test(leaf.field)).length;
  const words = all
    .filter(({ field, key }) => field.includes('.sections[') && key !== 'type' && key !== 'src')
    .reduce((sum, { value }) => sum + wordsOf(String(value)).length, 0);
  const few = (field: string, has: number, least: number, what = '', why = '') =>
    has < least
      ? [{ file: module.file, field, reason: `has ${has}${what}, better ${least} or more${why}` }]
      : [];
  return [
    ...few('post.tags', count(/\.tags\[\d+\]$/), 3, '', ', which readers search by'),
    ...few('post.keyTakeaways', count(/\.keyTakeaways\[\d+\]$/), 3),
    ...few('post.sections', words, 600, ' words'),
  ];
}

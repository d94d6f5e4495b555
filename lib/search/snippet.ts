import { isStopWord } from './words/stop-words';
import { tokensOf } from './words/tokens';

/** How long a snippet may be, in letters: two lines of the dialog. */
const longest = 180;

/** How far back the first word may stand: a line of a narrow dialog shows it, and some more. */
const farthest = 54;

const sentencesOf = (text: string): readonly string[] =>
  text.match(/\S.*?(?:[.!?]+(?=\s|$)|$)/g) ?? [];

/** The beginning of a text, cut between words. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest - 1)).replace(/[\s,;:–-]+$/, '')} …`;
}

/** A sentence from some words before the first one that was searched, where that stands far back. */
function around(sentence: string, words: ReadonlySet<string>): string {
  const parts = sentence.split(' ');
  const first = parts.findIndex((part) => tokensOf(part).some((word) => words.has(word)));
  const before = parts.slice(0, first).join(' ').length;
  if (first < 0 || before < farthest) return cut(sentence);
  return cut(`… ${parts.slice(Math.max(0, first - 6)).join(' ')}`);
}

/**
 * A sentence or two of a text: those that hold most of the words.
 *
 * @param words in lower case, as they stand in the text
 */
export function snippetOf(text: string, words: ReadonlySet<string>): string {
  const sentences = sentencesOf(text);
  const held = sentences.map(
    (sentence) =>
      new Set(tokensOf(sentence).filter((word) => words.has(word) && !isStopWord(word))).size,
  );
  const best = held.indexOf(Math.max(...held));
  const [sentence = '', next] = sentences.slice(Math.max(0, best));
  const both = next ? `${sentence} ${next}` : sentence;
  return around(both.length <= longest ? both : sentence, words);
}

import { isStopWord } from './words/stop-words';
import { tokensOf } from './words/tokens';

/** Letters: two lines of the dialog. */
const longest = 180;

/** Letters before the first match that a narrow line still shows. */
const farthest = 54;

const sentencesOf = (text: string): readonly string[] =>
  text.match(/\S.*?(?:[.!?]+(?=\s|$)|$)/g) ?? [];

function cut(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest - 1)).replace(/[\s,;:–-]+$/, '')} …`;
}

function around(sentence: string, words: ReadonlySet<string>): string {
  const parts = sentence.split(' ');
  const first = parts.findIndex((part) => tokensOf(part).some((word) => words.has(word)));
  const before = parts.slice(0, first).join(' ').length;
  if (first < 0 || before < farthest) return cut(sentence);
  return cut(`… ${parts.slice(Math.max(0, first - 6)).join(' ')}`);
}

/** The one or two sentences with most of the words, which are in lower case. */
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

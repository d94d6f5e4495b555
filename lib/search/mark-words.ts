/** A piece of a text, and whether it is one of the words that were searched. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
  /** Where it begins in the text; tells pieces apart. */
  readonly at: number;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/**
 * A text cut where one of `words` begins or ends, whatever its case. Only whole words count, and
 * those that follow one another are one piece: 'time windows' rather than 'time' and 'windows'.
 */
export function markWords(text: string, words: readonly string[]): readonly Piece[] {
  const known = words.filter((word) => word.trim() !== '').map(escaped);
  if (known.length === 0 || text === '') return text ? [{ text, found: false, at: 0 }] : [];
  // The longest first: of two that begin alike the shorter would hide the longer.
  const any = `(?:${known.sort((one, other) => other.length - one.length).join('|')})`;
  const whole = (word: string) => `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`;
  const run = new RegExp(`${whole(any)}(?:[\\s-]+${whole(any)})*`, 'giu');
  const pieces: Piece[] = [];
  let end = 0;
  const add = (to: number, found: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), found, at: end });
    end = to;
  };
  for (const { index, 0: match } of text.matchAll(run)) {
    add(index, false);
    add(index + match.length, true);
  }
  add(text.length, false);
  return pieces;
}

export interface Piece {
  readonly text: string;
  readonly found: boolean;
  /** Index in the text. */
  readonly at: number;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/**
 * Splits a text at whole `words`, ignoring case; consecutive ones are one piece: 'time windows'.
 */
export function markWords(text: string, words: readonly string[]): readonly Piece[] {
  const known = words.filter((word) => word.trim() !== '').map(escaped);
  if (known.length === 0 || text === '') return text ? [{ text, found: false, at: 0 }] : [];
  // Longest first: a shorter one would hide a longer one with the same beginning.
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

/** How many letters of a word may be wrong. */
export const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The letters from a to z that a word holds, a bit each. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

/** How many letters of one word another one lacks: at least as many are wrong. */
export function missing(letters: number, others: number): number {
  let count = 0;
  for (let left = letters & ~others; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * The number of letters that were left out, put in, changed or swapped with the next one between two
 * words; more than `most` where it is more.
 *
 * @param isBegun whether `typed` may be the beginning of `word` alone
 */
export function typingErrors(typed: string, word: string, most: number, isBegun = false): number {
  if (typed.length - word.length > most) return most + 1;
  if (!isBegun && word.length - typed.length > most) return most + 1;
  const end = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: end + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= end; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      next[column] = Math.min(
        (last[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return isBegun ? Math.min(...last) : (last[word.length] ?? most + 1);
}

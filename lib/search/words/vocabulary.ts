import { forgiven, lettersOf, missing, typingErrors } from './near';
import { isStopWord } from './stop-words';
import { stemOf, wordsOfPiece } from './tokens';

interface Known {
  readonly stem: string;
  readonly letters: number;
  count: number;
}

/** What a piece of a text comes to; kept, as most pieces come again and again. */
interface Taken {
  readonly words: readonly Known[];
  /** Not read-only, as the library takes no other list; nobody changes it. */
  readonly stems: string[];
}

/** How many words a beginning of some letters may stand for: one letter begins every other word. */
const mostBegun = (letters: number): number => Math.min(40, 8 * letters);

/** Whether the first letter is right, left out, put in or swapped: another one is hardly ever typed. */
const beginAlike = (typed: string, word: string): boolean =>
  typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0];

/** All words of the site as they stand on its pages, with what their forms have in common. */
export class Vocabulary {
  readonly #words = new Map<string, Known>();
  readonly #pieces = new Map<string, Taken>();
  readonly #forms = new Map<string, string[]>();

  /** Takes up a piece of a text on a page. Returns the stems of its words, but those that say nothing. */
  learn(piece: string): string[] {
    const { words, stems } = this.#pieces.get(piece) ?? this.#take(piece);
    for (const word of words) word.count += 1;
    return stems;
  }

  #take(piece: string): Taken {
    const words = wordsOfPiece(piece).filter((word) => !isStopWord(word));
    const taken = words.map((word) => {
      const known = this.#words.get(word) ?? {
        stem: stemOf(word),
        letters: lettersOf(word),
        count: 0,
      };
      if (known.count === 0 && !this.#words.has(word)) {
        this.#words.set(word, known);
        const forms = this.#forms.get(known.stem);
        if (forms) forms.push(word);
        else this.#forms.set(known.stem, [word]);
      }
      return known;
    });
    const all = { words: taken, stems: taken.map(({ stem }) => stem) };
    this.#pieces.set(piece, all);
    return all;
  }

  /** Whether a form of a word stands on a page. */
  hasStem(stem: string): boolean {
    return this.#forms.has(stem);
  }

  /** The forms of a stem as they stand on the pages. */
  formsOf(stem: string): readonly string[] {
    return this.#forms.get(stem) ?? [];
  }

  /** The words that begin so, the most frequent first and no more than can be searched at once. */
  begunWith(beginning: string): readonly string[] {
    return [...this.#words.keys()]
      .filter((word) => word.startsWith(beginning))
      .sort((a, b) => this.#count(b) - this.#count(a))
      .slice(0, mostBegun(beginning.length));
  }

  /**
   * The word that was meant by one that stands on no page: that with the fewest typing errors, among
   * these the most frequent. Undefined where none is near.
   *
   * @param isBegun whether it may be the beginning of a word
   */
  nearest(typed: string, isBegun: boolean): string | undefined {
    const most = forgiven(typed.length);
    if (most === 0) return undefined;
    // A letter that was left out made a word of eight one of seven.
    const mostInLonger = forgiven(typed.length + 1);
    const letters = lettersOf(typed);
    let best: { readonly word: string; readonly cost: number; readonly count: number } | undefined;
    for (const [word, { count, letters: others }] of this.#words) {
      const bound = word.length > typed.length ? mostInLonger : most;
      if (word.length < 3 || typed.length - word.length > bound) continue;
      if (missing(letters, others) > bound || !beginAlike(typed, word)) continue;
      const whole = typingErrors(typed, word, bound);
      const isWhole = whole <= bound;
      const errors = !isWhole && isBegun ? typingErrors(typed, word, most, true) : whole;
      if (!isWhole && errors > most) continue;
      // The first letter is seldom wrong, and a whole word is likelier than a beginning.
      const cost = errors + (word[0] === typed[0] ? 0 : 0.6) + (isWhole ? 0 : 0.3);
      if (!best || cost < best.cost || (cost === best.cost && count > best.count))
        best = { word, cost, count };
    }
    return best?.word;
  }

  /** Two words of the site that were typed as one. */
  parted(typed: string): readonly [string, string] | undefined {
    for (let at = typed.length - 3; at >= 3; at -= 1) {
      const [first, second] = [typed.slice(0, at), typed.slice(at)];
      if (this.hasStem(stemOf(first)) && this.hasStem(stemOf(second))) return [first, second];
    }
    return undefined;
  }

  #count(word: string): number {
    return this.#words.get(word)?.count ?? 0;
  }
}

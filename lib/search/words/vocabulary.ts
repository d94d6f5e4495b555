import { forgiven, lettersOf, missing, typingErrors } from './near';
import { isStopWord } from './stop-words';
import { stemOf, wordsOfPiece } from './tokens';

interface Known {
  readonly stem: string;
  readonly letters: number;
  count: number;
}

/** How many words a beginning may stand for: of one letter, every other word. */
const mostBegun = 40;

/** All words of the site as they stand on its pages, with what their forms have in common. */
export class Vocabulary {
  readonly #words = new Map<string, Known>();
  readonly #pieces = new Map<string, readonly Known[]>();
  readonly #forms = new Map<string, string[]>();
  /** In order of the alphabet; empty where words came since. */
  #sorted: readonly string[] = [];

  /** Takes up a piece of a text on a page. Returns the stems of its words, but those that say nothing. */
  learn(piece: string): readonly string[] {
    const known = this.#pieces.get(piece) ?? this.#take(piece);
    for (const word of known) word.count += 1;
    return known.map(({ stem }) => stem);
  }

  #take(piece: string): readonly Known[] {
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
        this.#sorted = [];
      }
      return known;
    });
    this.#pieces.set(piece, taken);
    return taken;
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
    this.#sorted = this.#sorted.length > 0 ? this.#sorted : [...this.#words.keys()].sort();
    const words = this.#sorted;
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] as string) < beginning) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (words[end]?.startsWith(beginning)) end += 1;
    return words
      .slice(low, end)
      .sort((a, b) => this.#count(b) - this.#count(a))
      .slice(0, mostBegun);
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
    const letters = lettersOf(typed);
    let best: { readonly word: string; readonly cost: number; readonly count: number } | undefined;
    for (const [word, { count, letters: others }] of this.#words) {
      if (word.length < 3 || typed.length - word.length > most) continue;
      if (missing(letters, others) > most) continue;
      const whole = typingErrors(typed, word, most);
      const errors = whole > most && isBegun ? typingErrors(typed, word, most, true) : whole;
      if (errors > most) continue;
      // The first letter is hardly ever wrong, and a whole word is likelier than a beginning.
      const cost = errors + (word[0] === typed[0] ? 0 : 0.6) + (whole > most ? 0.3 : 0);
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

import SearchableMap from 'minisearch/SearchableMap';
import { isStopWord } from './stop-words';
import { stemOf, wordsOfPiece } from './tokens';

interface Known {
  readonly word: string;
  readonly stem: string;
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

/** How many letters of a word may be wrong. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

const lettersOf = (word: string): string => [...word].sort().join('');

/** The word that was meant: that with the fewest typing errors, among these the most frequent. */
function nearestIn(words: SearchableMap<Known>, typed: string): string | undefined {
  if (forgiven(typed.length) === 0) return undefined;
  const near = [...words.fuzzyGet(typed, 2)]
    .map(([spelled, [known, distance]]) => {
      const isSwapped = distance === 2 && lettersOf(spelled) === lettersOf(typed);
      const errors = isSwapped ? 1 : distance;
      // A letter that was left out made a word of eight one of seven.
      const most = forgiven(Math.max(spelled.length, typed.length));
      // The first letter is seldom wrong.
      const cost = errors + (spelled[0] === typed[0] ? 0 : 0.6);
      return { known, cost, isForgiven: errors <= most && spelled.length > 2 };
    })
    .filter(({ isForgiven }) => isForgiven)
    .sort((a, b) => a.cost - b.cost || b.known.count - a.known.count);
  return near[0]?.known.word;
}

/** All words of the site as they stand on its pages, with what their forms have in common. */
export class Vocabulary {
  readonly #words = new SearchableMap<Known>();
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
      const found = this.#words.get(word);
      if (found) return found;
      const known = { word, stem: stemOf(word), count: 0 };
      this.#words.set(word, known);
      this.#forms.set(known.stem, [...this.formsOf(known.stem), word]);
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
    return [...this.#words.atPrefix(beginning).values()]
      .sort((a, b) => b.count - a.count)
      .slice(0, mostBegun(beginning.length))
      .map(({ word }) => word);
  }

  /**
   * The word that was meant by one that stands on no page. Undefined where none is near.
   *
   * @param isBegun whether it may be the beginning of a word
   */
  nearest(typed: string, isBegun: boolean): string | undefined {
    const whole = nearestIn(this.#words, typed);
    if (whole || !isBegun) return whole;
    const beginnings = new SearchableMap<Known>();
    for (const known of this.#words.values()) {
      // A letter may have been left out.
      for (const length of [typed.length, typed.length + 1]) {
        const beginning = known.word.slice(0, length);
        if (known.count > (beginnings.get(beginning)?.count ?? 0)) beginnings.set(beginning, known);
      }
    }
    return nearestIn(beginnings, typed);
  }

  /** Two words of the site that were typed as one. */
  parted(typed: string): readonly [string, string] | undefined {
    for (let at = typed.length - 3; at >= 3; at -= 1) {
      const [first, second] = [typed.slice(0, at), typed.slice(at)];
      if (this.hasStem(stemOf(first)) && this.hasStem(stemOf(second))) return [first, second];
    }
    return undefined;
  }
}

import SearchableMap from 'minisearch/SearchableMap';
import { isStopWord } from './stop-words';
import { stemOf, wordsOfPiece } from './tokens';

interface Known {
  readonly word: string;
  readonly stem: string;
  count: number;
}

/** Cached, as most pieces come again. */
interface Taken {
  readonly words: readonly Known[];
  /** Mutable for the library's type only. */
  readonly stems: string[];
}

/** Limits words by prefix length: one letter begins every other word. */
const mostBegun = (letters: number): number => Math.min(40, 8 * letters);

/** Typing errors allowed by word length. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

const lettersOf = (word: string): string => [...word].sort().join('');

/** The word with the fewest typing errors, then the most frequent. */
function nearestIn(words: SearchableMap<Known>, typed: string): string | undefined {
  if (forgiven(typed.length) === 0) return undefined;
  const near = [...words.fuzzyGet(typed, 2)]
    .map(([spelled, [known, distance]]) => {
      const isSwapped = distance === 2 && lettersOf(spelled) === lettersOf(typed);
      const errors = isSwapped ? 1 : distance;
      // A missing letter shortens an eight-letter word to seven.
      const most = forgiven(Math.max(spelled.length, typed.length));
      // The first letter is seldom wrong.
      const cost = errors + (spelled[0] === typed[0] ? 0 : 0.6);
      return { known, cost, isForgiven: errors <= most && spelled.length > 2 };
    })
    .filter(({ isForgiven }) => isForgiven)
    .sort((a, b) => a.cost - b.cost || b.known.count - a.known.count);
  return near[0]?.known.word;
}

export class Vocabulary {
  readonly #words = new SearchableMap<Known>();
  readonly #pieces = new Map<string, Taken>();
  readonly #forms = new Map<string, string[]>();

  /** Learns a piece of text. Returns its stems without stop words. */
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

  hasStem(stem: string): boolean {
    return this.#forms.has(stem);
  }

  formsOf(stem: string): readonly string[] {
    return this.#forms.get(stem) ?? [];
  }

  begunWith(beginning: string): readonly string[] {
    return [...this.#words.atPrefix(beginning).values()]
      .sort((a, b) => b.count - a.count)
      .slice(0, mostBegun(beginning.length))
      .map(({ word }) => word);
  }

  /** The word likely meant; `isBegun`: maybe a prefix. */
  nearest(typed: string, isBegun: boolean): string | undefined {
    const whole = nearestIn(this.#words, typed);
    if (whole || !isBegun) return whole;
    const beginnings = new SearchableMap<Known>();
    for (const known of this.#words.values()) {
      // A letter may be missing.
      for (const length of [typed.length, typed.length + 1]) {
        const beginning = known.word.slice(0, length);
        if (known.count > (beginnings.get(beginning)?.count ?? 0)) beginnings.set(beginning, known);
      }
    }
    return nearestIn(beginnings, typed);
  }

  /** Two words typed as one. */
  parted(typed: string): readonly [string, string] | undefined {
    for (let at = typed.length - 3; at >= 3; at -= 1) {
      const [first, second] = [typed.slice(0, at), typed.slice(at)];
      if (this.hasStem(stemOf(first)) && this.hasStem(stemOf(second))) return [first, second];
    }
    return undefined;
  }
}

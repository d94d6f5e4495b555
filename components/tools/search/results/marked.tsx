import { markWords } from '@/lib/search/mark-words';

/** A text of the site in which the words that were searched are marked, by ground and by line. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  markWords(text, words).map(({ text: piece, found, at }) =>
    found ? (
      <mark key={at} className="search-mark">
        {piece}
      </mark>
    ) : (
      <span key={at}>{piece}</span>
    ),
  );

import { markWords } from '@/lib/search/mark-words';
import { useSearch } from '../state/search-context';

/** A text of the site in which the words that were searched are marked, by ground and by line. */
export const Marked = ({ text }: { text: string }) =>
  markWords(text, useSearch().found?.words ?? []).map(({ text: piece, found, at }) =>
    found ? (
      <mark key={at} className="search-mark">
        {piece}
      </mark>
    ) : (
      <span key={at}>{piece}</span>
    ),
  );

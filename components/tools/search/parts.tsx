import type { ButtonHTMLAttributes } from 'react';
import { markWords } from '@/lib/search/mark-words';
import { useSearch } from './state/search-context';

/** A key of the keyboard, as it is printed on it. */
export const KeyCap = ({ children }: { children: string }) => (
  <kbd
    translate="no"
    className="inline-grid h-6 min-w-6 place-items-center rounded-chip rule border-edge bg-surface px-1 type-label text-ink"
  >
    {children}
  </kbd>
);

export const SearchChip = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    className="min-h-9 shrink-0 rounded-small rule border-edge px-3.5 text-[.9375rem] font-medium hover:bg-sunk aria-pressed:forced-color-adjust-none aria-pressed:bg-ink aria-pressed:text-paper max-md:min-h-11 pointer-coarse:min-h-11"
    {...props}
  />
);

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

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { Hit } from '@/lib/search/types';
import { KeyCap } from '../key-cap';
import { groupStyles } from './group-styles';
import { Marked } from './marked';

interface ResultRowProps {
  id: string;
  hit: Hit;
  words: readonly string[];
  isActive: boolean;
  follow: (event: MouseEvent) => void;
}

export const rowClass =
  'search-row search-option -mx-3 grid min-h-[58px] scroll-mt-10 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-control px-3 py-2 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:py-3';

/** A place that was found: a link that is an option of the list. */
export const ResultRow = ({ id, hit, words, isActive, follow }: ResultRowProps) => (
  <a
    role="option"
    id={id}
    href={hit.href}
    aria-selected={isActive}
    tabIndex={-1}
    className={`${rowClass} hover:bg-sunk/55`}
    onClick={follow}
  >
    <RowPicture hit={hit} />
    <RowText hit={hit} words={words} />
    {isActive ? (
      <span aria-hidden="true" className="max-md:hidden pointer-coarse:hidden">
        <KeyCap>↵</KeyCap>
      </span>
    ) : (
      // A long address leaves the title its line.
      <span className="max-w-52 truncate text-end type-label text-ink-2 max-md:hidden">
        {hit.note}
      </span>
    )}
  </a>
);

/** The cover of an article, 64 × 36; for all others the icon of their group. */
export const RowPicture = ({ hit: { picture, group } }: { hit: Hit }) =>
  picture ? (
    <img
      src={picture}
      alt=""
      width={64}
      height={36}
      className="h-9 w-16 rounded-chip object-cover in-aria-disabled:opacity-55"
    />
  ) : (
    <span
      className={`grid size-10 place-items-center rounded-small in-aria-disabled:opacity-55 ${groupStyles[group].tile}`}
    >
      <Icon name={groupStyles[group].icon} />
    </span>
  );

/** Title and snippet with the words marked. The lines below marked words are not cut off. */
export const RowText = ({ hit, words }: Pick<ResultRowProps, 'hit' | 'words'>) => (
  <span className="grid gap-0.5 leading-snug in-aria-disabled:text-ink-3">
    <span className="search-row-title text-[1.0625rem] font-semibold in-aria-disabled:font-medium">
      <Marked text={hit.title} words={words} />
    </span>
    <span className="truncate text-[.9375rem] text-ink-2 in-aria-disabled:text-ink-3 max-md:line-clamp-2 max-md:whitespace-normal md:-mb-1 md:pb-1">
      <Marked text={hit.snippet} words={words} />
    </span>
  </span>
);

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { Hit } from '@/lib/search/types';
import { KeyCap } from '../key-cap';
import { groupLooks } from './group-look';
import { Marked } from './marked';
import './result-row.css';

interface ResultRowProps {
  id: string;
  hit: Hit;
  words: readonly string[];
  isActive: boolean;
  follow: (event: MouseEvent) => void;
}

/** A place that was found: a link that is an option of the list. */
export const ResultRow = ({ id, hit, words, isActive, follow }: ResultRowProps) => (
  <a
    role="option"
    id={id}
    href={hit.href}
    aria-selected={isActive}
    tabIndex={-1}
    className="search-row"
    onClick={follow}
  >
    <RowPicture hit={hit} />
    <RowText hit={hit} words={words} />
    {isActive ? <RowKey /> : <span className="search-note type-label text-ink-2">{hit.note}</span>}
  </a>
);

const RowKey = () => (
  <span aria-hidden="true" className="search-row-key pointer-coarse:hidden">
    <KeyCap>↵</KeyCap>
  </span>
);

/** The cover of an article, 64 × 36; for all others the icon of their group. */
export const RowPicture = ({ hit: { picture, group } }: { hit: Hit }) =>
  picture ? (
    <img src={picture} alt="" width={64} height={36} className="search-cover" />
  ) : (
    <span className="search-tile grid place-items-center rounded-small">
      <Icon name={groupLooks[group].icon} />
    </span>
  );

/** Title and snippet with the words marked. */
export const RowText = ({ hit, words }: Pick<ResultRowProps, 'hit' | 'words'>) => (
  <span className="search-row-text">
    <span className="search-row-title">
      <Marked text={hit.title} words={words} />
    </span>
    <span className="search-row-snippet">
      <Marked text={hit.snippet} words={words} />
    </span>
  </span>
);

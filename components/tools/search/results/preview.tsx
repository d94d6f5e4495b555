import type { MouseEvent } from 'react';
import { cx } from '@/components/ui/cx';
import { searchWords } from '@/lib/content/search';
import type { Hit } from '@/lib/search/types';
import { dayWords } from '@/lib/words/time-words';
import { KeyCap } from '../key-cap';
import { groupLooks } from './group-look';
import { Marked } from './marked';
import './preview.css';

interface PreviewProps {
  hit: Hit;
  words: readonly string[];
  follow: (event: MouseEvent) => void;
}

const { groups, preview } = searchWords;

/** In wide windows: the active place with all its chapters, those that hold the words filled. */
export function Preview({ hit, words, follow }: PreviewProps) {
  const kind = groups[hit.group].one;
  return (
    <div className={cx('search-preview', groupLooks[hit.group].color)}>
      <p className="type-label text-ink-2">
        {hit.updated ? `${kind}, updated ${dayWords(hit.updated)}` : kind}
      </p>
      <h3 className="search-preview-title">{hit.title}</h3>
      <p className="search-preview-text text-ink-2">
        <Marked text={hit.snippet} words={words} />
      </p>
      {hit.sections.length > 0 && (
        <ul className="search-chapters">
          {hit.sections.map(({ title, href, found }) => (
            <li key={href} className={cx('search-chapter', found && 'search-chapter-found')}>
              <a href={href} onClick={follow} className="hover:underline">
                <Marked text={title} words={words} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {hit.sections.some(({ found }) => found) && (
        <p className="search-preview-keys text-ink-2">
          <span>{preview.filled}</span>{' '}
          <span className="pointer-coarse:hidden">
            <KeyCap>→</KeyCap> <span>{preview.keys}</span>
          </span>
        </p>
      )}
    </div>
  );
}

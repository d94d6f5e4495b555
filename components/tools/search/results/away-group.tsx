import { cx } from '@/components/ui/cx';
import { searchWords } from '@/lib/content/search';
import type { Hit } from '@/lib/search/types';
import { GroupHead } from './group-head';
import { RowPicture, RowText, rowClass } from './result-row';

const { offline } = searchWords;

/** What was found but cannot be opened without a connection. */
export const AwayGroup = ({ hits, words }: { hits: readonly Hit[]; words: readonly string[] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
  <div role="group" aria-labelledby="search-away" className="thread-ochre">
    <GroupHead id="search-away" name={offline.elsewhere} count={hits.length} />
    {hits.map((hit) => (
      // biome-ignore lint/a11y/useFocusableInteractive: it cannot be chosen.
      <div
        key={hit.href}
        role="option"
        aria-selected="false"
        aria-disabled="true"
        className={cx(rowClass, 'cursor-not-allowed')}
      >
        <RowPicture hit={hit} />
        <RowText hit={hit} words={words} />
        <span className="type-label text-ink-2 max-md:col-start-2">{offline.note}</span>
      </div>
    ))}
  </div>
);

import { searchWords } from '@/lib/content/search';
import type { Hit } from '@/lib/search/types';
import { GroupHead } from './group-head';
import { groupLooks } from './group-look';
import { RowPicture, RowText } from './result-row';

const { offline } = searchWords;

/** What was found but cannot be opened without a connection. */
export const AwayGroup = ({ hits, words }: { hits: readonly Hit[]; words: readonly string[] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
  <div role="group" aria-labelledby="search-away" className="search-away">
    <GroupHead id="search-away" name={offline.elsewhere} count={hits.length} />
    {hits.map((hit) => (
      // biome-ignore lint/a11y/useFocusableInteractive: it cannot be chosen.
      <div
        key={hit.href}
        role="option"
        aria-selected="false"
        aria-disabled="true"
        className={`search-row ${groupLooks[hit.group].color}`}
      >
        <RowPicture hit={hit} />
        <RowText hit={hit} words={words} />
        <span className="search-note type-label text-ink-2">{offline.note}</span>
      </div>
    ))}
  </div>
);

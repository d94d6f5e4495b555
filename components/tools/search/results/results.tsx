import { searchWords } from '@/lib/content/search';
import type { Shown } from '@/lib/search/shown';
import type { List } from '../list/use-active';
import type { Search } from '../state/use-search';
import { AwayGroup } from './away-group';
import { GroupChips } from './group-chips';
import { ResultGroup } from './result-group';
import './results.css';

interface ResultsProps {
  search: Search;
  shown: Shown;
  words: readonly string[];
  list: List;
}

/** What was found, by groups; above them, where the words were mended, what was searched instead. */
export function Results({ search, shown, words, list }: ResultsProps) {
  const { text, found, only } = search;
  return (
    <div className="search-results">
      <GroupChips shown={shown} only={only} choose={search.showOnly} />
      {found?.mended && (
        <p className="search-mended text-ink-2">
          Showing results for <strong className="font-semibold text-ink">{found.query}</strong>.{' '}
          <button type="button" className="search-as-typed" onClick={search.insist}>
            {`Search for ${text.trim()}`}
          </button>
        </p>
      )}
      <div id="search-list" role="listbox" aria-label={searchWords.title} className="search-list">
        {shown.groups.map((part) => (
          <ResultGroup key={part.group} part={part} words={words} list={list} />
        ))}
        {shown.away.length > 0 && <AwayGroup hits={shown.away} words={words} />}
      </div>
    </div>
  );
}

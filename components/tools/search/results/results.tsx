import { searchWords } from '@/lib/content/search';
import type { Shown } from '@/lib/search/shown';
import type { List } from '../list/use-active';
import type { Search } from '../state/use-search';
import { AwayGroup } from './away-group';
import { GroupChips } from './group-chips';
import { ResultGroup } from './result-group';

interface ResultsProps {
  search: Search;
  shown: Shown;
  words: readonly string[];
  list: List;
}

/** What was found, by groups; above them, where the words were corrected, what was searched instead. */
export function Results({ search, shown, words, list }: ResultsProps) {
  const { text, found, only } = search;
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <GroupChips shown={shown} only={only} choose={search.showOnly} />
      {found?.corrected && (
        <p className="flex-none px-6 pt-4 pb-1 text-[.9375rem] text-ink-2 max-md:px-7">
          Showing results for <strong className="font-semibold text-ink">{found.query}</strong>.{' '}
          <button
            type="button"
            className="min-h-6 underline underline-offset-4 hover:text-ink"
            onClick={search.insist}
          >
            {`Search for ${text.trim()}`}
          </button>
        </p>
      )}
      <div
        id="search-list"
        role="listbox"
        aria-label={searchWords.title}
        className="min-h-0 flex-1 scroll-pt-12 scroll-pb-4 overflow-y-auto overscroll-contain px-6 pt-1 pb-6 [--indent:54px] max-md:px-7"
      >
        {shown.groups.map((part) => (
          <ResultGroup key={part.group} part={part} words={words} list={list} />
        ))}
        {shown.away.length > 0 && <AwayGroup hits={shown.away} words={words} />}
      </div>
    </div>
  );
}

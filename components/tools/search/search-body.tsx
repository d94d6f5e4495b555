import { searchWords } from '@/lib/content/search';
import type { List } from './list/use-active';
import { Preview } from './results/preview';
import { Results as ResultsShown } from './results/results';
import type { Results } from './state/use-results';
import type { Search } from './state/use-search';
import { Failed } from './states/failed';
import { Nothing } from './states/nothing';
import { OfflineStrip } from './states/offline-strip';
import { Opened } from './states/opened';
import { Waiting } from './states/waiting';

interface SearchParts {
  search: Search;
  results: Results;
  list: List;
}

interface SearchBodyProps extends SearchParts {
  close: (toResult?: boolean) => void;
}

/** What stands below the field: what is offered, what was found, or why nothing is there. */
export function SearchBody({ search, results, list, close }: SearchBodyProps) {
  const { shown, offline } = results;
  const isLost = search.failed && !search.isBlank;
  const hit = list.active && 'hit' in list.active ? list.active.hit : undefined;
  return (
    <>
      {offline && !isLost && <OfflineStrip text={searchWords.offline.text} />}
      <div className="search-body">
        {search.isBlank ? (
          <Opened list={list} />
        ) : isLost ? (
          <Failed again={search.again} offline={offline} />
        ) : !search.found ? (
          <Waiting />
        ) : shown ? (
          <ResultsShown search={search} shown={shown} words={results.words} list={list} />
        ) : (
          <Nothing text={search.text} search={search.type} close={close} />
        )}
        {shown && hit && <Preview hit={hit} words={results.words} follow={list.follow} />}
      </div>
    </>
  );
}

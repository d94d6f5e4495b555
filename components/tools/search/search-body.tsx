import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { searchWords } from '@/lib/content/search';
import type { List } from './list/use-active';
import { Preview } from './results/preview';
import { Results as ResultsShown } from './results/results';
import type { Results } from './state/use-results';
import type { Search } from './state/use-search';
import { Nothing } from './states/nothing';
import { Opened } from './states/opened';
import { Waiting } from './states/waiting';

interface SearchBodyProps {
  search: Search;
  results: Results;
  list: List;
  close: (toResult?: boolean) => void;
}

const { failed, offline } = searchWords;

/** What stands below the field: what is offered, what was found, or why nothing is there. */
export function SearchBody({ search, results, list, close }: SearchBodyProps) {
  const { shown } = results;
  const isLost = search.failed && !search.isBlank;
  const hit = list.active && 'hit' in list.active ? list.active.hit : undefined;
  return (
    <>
      {results.offline && !isLost && (
        <p
          role="status"
          className="flex flex-none items-center gap-3.5 bg-ochre-tint px-6 py-2.5 text-[.9375rem] leading-tight font-medium text-ochre-text max-md:px-4"
        >
          <Icon name="wifi-off" />
          <span>{offline.text}</span>
        </p>
      )}
      <div className="flex min-h-0 flex-auto">
        {search.isBlank ? (
          <Opened list={list} />
        ) : isLost ? (
          <div role="alert" className="flex flex-1 flex-col items-start gap-3.5 px-6 py-7">
            <h3 className="type-h3">{failed.title}</h3>
            <p className="text-ink-2">{results.offline ? failed.offline : failed.text}</p>
            <Button variant="outline" size="small" onClick={search.again}>
              {failed.again}
            </Button>
          </div>
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

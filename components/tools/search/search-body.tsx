import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { searchWords } from '@/lib/content/search';
import { Preview } from './results/preview';
import { Results } from './results/results';
import { useSearch } from './state/search-context';
import { useLater } from './state/use-later';
import { Nothing } from './states/nothing';
import { Opened } from './states/opened';

const { failed, offline } = searchWords;

/** What stands below the field: what is offered, what was found, or why nothing is there. */
export function SearchBody() {
  const search = useSearch();
  const { shown, active } = search;
  const isLost = search.failed && !search.isBlank;
  return (
    <>
      {search.offline && !isLost && (
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
          <Opened />
        ) : isLost ? (
          <div role="alert" className="flex flex-1 flex-col items-start gap-3.5 px-6 py-7">
            <h3 className="type-h3">{failed.title}</h3>
            <p className="text-ink-2">{search.offline ? failed.offline : failed.text}</p>
            <Button variant="outline" size="small" onClick={search.load}>
              {failed.again}
            </Button>
          </div>
        ) : !search.found ? (
          <Waiting />
        ) : shown ? (
          <Results shown={shown} />
        ) : (
          <Nothing />
        )}
        {shown && active && 'hit' in active && <Preview hit={active.hit} />}
      </div>
    </>
  );
}

/** In milliseconds; a shorter wait is not shown. */
const patience = 150;

const rows = [1, 2, 3, 4, 5];

function Waiting() {
  const isLong = useLater(true, patience, null);
  if (!isLong) return null;
  return (
    <div role="status" className="flex flex-1 flex-col gap-4 px-6 py-7">
      <span className="sr-only">Loading the search</span>
      {rows.map((row) => (
        <span key={row} data-row className="h-10.5 rounded-control bg-sunk" />
      ))}
    </div>
  );
}

import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { openChat } from '@/lib/chat/open-chat';
import { searchWords } from '@/lib/content/search';
import { count } from '@/lib/events/count';
import { SearchChip } from './parts';
import { Preview, Results } from './results/results';
import { useSearch } from './state/search-context';
import { useLater } from './state/use-later';
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

const { nothing } = searchWords;

/** Where nothing holds the words: others to try, and people and the chat to ask. */
function Nothing() {
  const { text, type, close } = useSearch();
  const wanted = useLater(text, 1500, null);
  useEffect(() => void (wanted && count('Search without result')), [wanted]);
  const ask = () => {
    close();
    openChat();
  };
  return (
    <div className="min-w-0 flex-1 overflow-y-auto px-6 py-7">
      <h3 className="type-h3 [overflow-wrap:anywhere]">{`No results for “${text.trim()}”`}</h3>
      <UnfinishedRoute />
      <p className="text-ink-2">{nothing.text}</p>
      <ul className="mt-3 mb-5 flex flex-wrap gap-2">
        {nothing.suggestions.map((words) => (
          <li key={words}>
            <SearchChip onClick={() => type(words)}>{words}</SearchChip>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink
          variant="ink"
          size="small"
          href={nothing.write.href}
          onClick={() => setTimeout(close, 0, true)}
        >
          {nothing.write.label}
        </ButtonLink>
        <Button variant="outline" size="small" onClick={ask}>
          {nothing.chat}
        </Button>
      </div>
    </div>
  );
}

/** A line with the van halfway along it: the stop at its end is not reached. */
const UnfinishedRoute = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 540 28"
    fill="none"
    strokeWidth="4"
    className="mt-5 mb-6 h-auto w-full max-w-[540px] [scale:var(--forward)_1]"
  >
    <path d="M0 14h243" className="stroke-cobalt" />
    <path d="M264 14h246" strokeDasharray="0 15" strokeLinecap="round" className="stroke-edge" />
    <circle cx="526" cy="14" r="12" className="stroke-edge" />
    <circle cx="243" cy="14" r="13" className="fill-ink" />
    <path d="m237 8 12 6-12 6 3.5-6z" className="fill-surface" />
  </svg>
);

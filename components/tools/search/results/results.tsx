import { searchWords } from '@/lib/content/search';
import type { Shown } from '@/lib/search/shown';
import { count as countText } from '@/lib/words/count';
import { SearchChip } from '../parts';
import { useSearch } from '../state/search-context';
import { AwayGroup, ResultGroup } from './result-group';

export function Results({ shown }: { shown: Shown }) {
  const { text, found, change } = useSearch();
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <GroupChips {...shown} />
      {found?.corrected && (
        <p className="flex-none px-6 pt-4 pb-1 text-[.9375rem] text-ink-2 max-md:px-7">
          Showing results for <strong className="font-semibold text-ink">{found.query}</strong>.{' '}
          <button
            type="button"
            className="min-h-6 underline underline-offset-4 hover:text-ink"
            onClick={() => change({ asTyped: true })}
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
          <ResultGroup key={part.group} {...part} />
        ))}
        {shown.away.length > 0 && <AwayGroup hits={shown.away} />}
      </div>
    </div>
  );
}

function GroupChips({ counts, count }: Shown) {
  const { only, change } = useSearch();
  if (counts.length < 2) return null;
  const chips = [
    { group: null, name: 'All', count },
    ...counts.map((part) => ({ ...part, name: searchWords.groups[part.group].name })),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, no fields.
    <div
      role="group"
      aria-label="Groups"
      className="flex flex-none scrollbar-none gap-2 overflow-x-auto px-4 pt-3 pb-1 md:hidden"
    >
      {chips.map(({ group, name, count }) => (
        <SearchChip
          key={name}
          aria-pressed={only === group}
          onClick={() => change({ only: group })}
        >
          {`${name} ${countText(count)}`}
        </SearchChip>
      ))}
    </div>
  );
}

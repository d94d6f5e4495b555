import { searchWords } from '@/lib/content/search';
import type { Shown } from '@/lib/search/shown';
import { count as countText } from '@/lib/words/count';
import { SearchChip } from '../search-chip';
import { useSearch } from '../state/search-context';

export function GroupChips({ counts, count }: Shown) {
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

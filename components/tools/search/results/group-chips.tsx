import { searchWords } from '@/lib/content/search';
import type { Shown } from '@/lib/search/shown';
import type { Group } from '@/lib/search/types';
import { count as countText } from '@/lib/words/count';
import { SearchChip } from '../search-chip';

interface GroupChipsProps {
  shown: Shown;
  only: Group | null;
  choose: (group: Group | null) => void;
}

/** On a phone: the groups in a line, to see one of them alone. */
export function GroupChips({ shown: { counts, count }, only, choose }: GroupChipsProps) {
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
      {chips.map(({ group, name, count: number }) => (
        <SearchChip key={name} aria-pressed={only === group} onClick={() => choose(group)}>
          {`${name} ${countText(number)}`}
        </SearchChip>
      ))}
    </div>
  );
}

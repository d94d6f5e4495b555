import { cx } from '@/components/ui/cx';
import { Stops } from '@/components/ui/route/stops';
import { searchWords } from '@/lib/content/search';
import type { Shown } from '@/lib/search/shown';
import type { Hit } from '@/lib/search/types';
import { count as countText } from '@/lib/words/count';
import { dayWords } from '@/lib/words/time-words';
import { KeyCap, Marked, SearchChip } from '../parts';
import { useSearch } from '../state/search-context';
import { groupStyles } from './group-styles';
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
        tabIndex={-1}
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

const { groups, preview } = searchWords;

export function Preview({ hit }: { hit: Hit }) {
  const { follow } = useSearch();
  const kind = groups[hit.group].one;
  return (
    <div
      className={cx(
        'w-[340px] flex-none overflow-y-auto overscroll-contain [border-inline-start-width:1px] border-line bg-paper p-6 text-ink-2 max-lg:hidden',
        groupStyles[hit.group].color,
      )}
    >
      <p className="type-label">
        {hit.updated ? `${kind}, updated ${dayWords(hit.updated)}` : kind}
      </p>
      <h3 className="mt-2 type-h4 text-ink">{hit.title}</h3>
      <p className="mt-2 text-[.9375rem]">
        <Marked text={hit.snippet} />
      </p>
      {hit.sections.length > 0 && (
        <Stops joined className="mt-5 text-[.9375rem] leading-tight [--stop-top:9px]">
          {hit.sections.map(({ title, href, found }) => (
            <li
              key={href}
              className={cx(
                'py-1.5 ps-7',
                found && 'font-semibold text-ink [--stop-fill:var(--hue)]',
              )}
            >
              <a href={href} onClick={follow} className="hover:underline">
                <Marked text={title} />
              </a>
            </li>
          ))}
        </Stops>
      )}
      {hit.sections.some(({ found }) => found) && (
        <p className="mt-4 rule-t border-line pt-4 text-[.875rem]">
          <span>{preview.filled}</span>{' '}
          <span className="pointer-coarse:hidden">
            <KeyCap>→</KeyCap> <span>{preview.keys}</span>
          </span>
        </p>
      )}
    </div>
  );
}

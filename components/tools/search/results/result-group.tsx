import { searchWords } from '@/lib/content/search';
import type { ShownGroup } from '@/lib/search/shown';
import type { Hit } from '@/lib/search/types';
import { count as countText } from '@/lib/words/count';
import { inSentence } from '@/lib/words/spelled';
import { hitId } from '../list/options';
import { ChoiceRow, RowGroup } from '../list/rows';
import { useSearch } from '../state/search-context';
import { groupStyles } from './group-styles';
import { AwayRow, ResultRow } from './result-row';
import { SectionRows } from './section-rows';

const { groups, offline } = searchWords;

const GroupHead = ({ id, name, count }: { id: string; name: string; count: number }) => (
  <div className="flex min-h-10 items-center gap-3 pt-2.5 text-[.875rem] font-semibold text-ink-2">
    <span id={id} className="route-dash flex items-center gap-2.5 [--dash:18px]">
      {name}
    </span>
    <span data-count className="ms-auto type-label">
      {countText(count)}
    </span>
  </div>
);

export function ResultGroup({ group, hits, count }: ShownGroup) {
  const { active, options } = useSearch();
  const { name } = groups[group];
  const near = active?.kind === 'section' ? active.of : active?.id;
  const more = options.find((option) => option.kind === 'more' && option.group === group);
  return (
    <RowGroup id={`search-${group}`} className={groupStyles[group].color}>
      <GroupHead id={`search-${group}`} name={name} count={count} />
      {hits.map((hit, at) => (
        <div key={hit.href}>
          <ResultRow id={hitId(group, at)} hit={hit} />
          {near === hitId(group, at) && <SectionRows of={near} />}
        </div>
      ))}
      {more && (
        <ChoiceRow
          option={more}
          className="search-option -mx-3 flex min-h-11 cursor-pointer items-center rounded-control px-[calc(12px+var(--indent))] text-[.9375rem] font-semibold underline underline-offset-4 hover:bg-sunk"
        >
          {`All ${countText(count)} ${name === 'API' ? 'in the API' : inSentence(name)}`}
        </ChoiceRow>
      )}
    </RowGroup>
  );
}

export const AwayGroup = ({ hits }: { hits: readonly Hit[] }) => (
  <RowGroup id="search-away" className="hue-ochre">
    <GroupHead id="search-away" name={offline.elsewhere} count={hits.length} />
    {hits.map((hit) => (
      <AwayRow key={hit.href} hit={hit} />
    ))}
  </RowGroup>
);

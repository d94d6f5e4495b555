import { searchWords } from '@/lib/content/search';
import type { ShownGroup } from '@/lib/search/shown';
import { count as countText } from '@/lib/words/count';
import { inSentence } from '@/lib/words/in-sentence';
import { hitId, moreId } from '../list/options';
import type { List } from '../list/use-active';
import { GroupHead } from './group-head';
import { groupStyles } from './group-styles';
import { ResultRow } from './result-row';
import { SectionRows } from './section-rows';

interface ResultGroupProps {
  part: ShownGroup;
  words: readonly string[];
  list: List;
}

/** The places of a group on its thread; below the active one the sections that hold the words. */
export function ResultGroup({ part: { group, hits, count }, words, list }: ResultGroupProps) {
  const { active, options } = list;
  const { name } = searchWords.groups[group];
  const head = `search-${group}`;
  const more = options.find(({ id }) => id === moreId(group));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
    <div role="group" aria-labelledby={head} className={groupStyles[group].color}>
      <GroupHead id={head} name={name} count={count} />
      {hits.map((hit, at) => {
        const id = hitId(group, at);
        const isNear = active?.id === id || (active?.kind === 'section' && active.of === id);
        return (
          <div key={hit.href}>
            <ResultRow
              id={id}
              hit={hit}
              words={words}
              isActive={active?.id === id}
              follow={list.follow}
            />
            {isNear && <SectionRows id={id} hit={hit} words={words} list={list} />}
          </div>
        );
      })}
      {more && (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard at the field.
        <div
          role="option"
          id={more.id}
          aria-selected={active === more}
          className="search-option -mx-3 flex min-h-11 cursor-pointer items-center rounded-control px-[calc(12px+var(--indent))] text-[.9375rem] font-semibold underline underline-offset-4 hover:bg-sunk"
          onClick={() => list.choose(more, false)}
        >
          {`All ${countText(count)} ${name === 'API' ? 'in the API' : inSentence(name)}`}
        </div>
      )}
    </div>
  );
}

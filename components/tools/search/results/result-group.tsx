import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { Stops } from '@/components/ui/route/stops';
import { searchWords } from '@/lib/content/search';
import type { ShownGroup } from '@/lib/search/shown';
import type { Hit } from '@/lib/search/types';
import { count as countText } from '@/lib/words/count';
import { inSentence } from '@/lib/words/spelled';
import { hitId } from '../list/options';
import { ChoiceRow, LinkRow, RowGroup } from '../list/rows';
import { KeyCap, Marked } from '../parts';
import { useSearch } from '../state/search-context';
import { groupStyles } from './group-styles';

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

function SectionRows({ of }: { of: string }) {
  const { options } = useSearch();
  const sections = options
    .filter((option) => option.kind === 'section')
    .filter((option) => option.of === of);
  if (sections.length === 0) return null;
  return (
    <Stops
      as="div"
      joined
      className="ms-(--indent) pb-1 [--stop-fill:var(--color-surface)] [--stop-top:calc(50%-8px)]"
    >
      {sections.map(({ id, section: { title, href } }) => (
        <LinkRow
          key={id}
          id={id}
          href={href}
          className="flex min-h-8.5 items-center rounded-small py-1 ps-7 pe-3 text-[.9375rem] leading-tight text-ink-2 outline-offset-[-2px] hover:text-ink aria-selected:bg-sunk aria-selected:text-ink aria-selected:[--stop-fill:var(--hue)] aria-selected:[outline:2px_solid_transparent] pointer-coarse:min-h-11"
        >
          <span>
            <Marked text={title} />
          </span>
        </LinkRow>
      ))}
    </Stops>
  );
}

const rowClass =
  'search-row search-option -mx-3 grid min-h-[58px] scroll-mt-10 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-control px-3 py-2 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:py-3';

const ResultRow = ({ id, hit }: { id: string; hit: Hit }) => (
  <LinkRow id={id} href={hit.href} className={cx(rowClass, 'hover:bg-sunk/55')}>
    <RowPicture {...hit} />
    <RowText {...hit} />
    {useSearch().active?.id === id ? (
      <span aria-hidden="true" className="max-md:hidden pointer-coarse:hidden">
        <KeyCap>↵</KeyCap>
      </span>
    ) : (
      // A long address leaves the title its line.
      <span className="max-w-52 truncate text-end type-label text-ink-2 max-md:hidden">
        {hit.note}
      </span>
    )}
  </LinkRow>
);

const AwayRow = ({ hit }: { hit: Hit }) => (
  // biome-ignore lint/a11y/useFocusableInteractive: it cannot be chosen.
  <div
    role="option"
    aria-selected="false"
    aria-disabled="true"
    className={cx(rowClass, 'cursor-not-allowed')}
  >
    <RowPicture {...hit} />
    <RowText {...hit} />
    <span className="type-label text-ink-2 max-md:col-start-2">{searchWords.offline.note}</span>
  </div>
);

/** The cover of an article; for all others the icon of their group. */
const RowPicture = ({ picture, group }: Hit) =>
  picture ? (
    <img
      src={picture}
      alt=""
      width={64}
      height={36}
      className="h-9 w-16 rounded-chip object-cover in-aria-disabled:opacity-55"
    />
  ) : (
    <span
      className={`grid size-10 place-items-center rounded-small in-aria-disabled:opacity-55 ${groupStyles[group].tile}`}
    >
      <Icon name={groupStyles[group].icon} />
    </span>
  );

/** Title and snippet. The lines below marked words are not cut off. */
const RowText = ({ title, snippet }: Hit) => (
  <span className="grid gap-0.5 leading-snug in-aria-disabled:text-ink-3">
    <span className="search-row-title text-[1.0625rem] font-semibold in-aria-disabled:font-medium">
      <Marked text={title} />
    </span>
    <span className="truncate text-[.9375rem] text-ink-2 in-aria-disabled:text-ink-3 max-md:line-clamp-2 max-md:whitespace-normal md:-mb-1 md:pb-1">
      <Marked text={snippet} />
    </span>
  </span>
);

import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { searchWords } from '@/lib/content/search';
import type { Hit } from '@/lib/search/types';
import { LinkRow } from '../list/rows';
import { KeyCap, Marked } from '../parts';
import { useSearch } from '../state/search-context';
import { groupStyles } from './group-styles';

const rowClass =
  'search-row search-option -mx-3 grid min-h-[58px] scroll-mt-10 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-control px-3 py-2 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:py-3';

export const ResultRow = ({ id, hit }: { id: string; hit: Hit }) => (
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

export const AwayRow = ({ hit }: { hit: Hit }) => (
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

import { useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { searchWords } from '@/lib/content/search';
import { setSlashOpens, slashOpens } from '@/lib/search/slash-key';
import { ChoiceRow, LinkRow, RowGroup } from '../list/rows';
import { KeyCap } from '../parts';
import { useSearch } from '../state/search-context';

const { opened, title } = searchWords;

const head = 'flex h-11 items-center pt-1 text-[.875rem] font-semibold text-ink-2';
const offer =
  'search-option -mx-3 flex min-h-(--row) items-center gap-4 rounded-control px-3 leading-tight hover:bg-sunk';

export function Opened() {
  const { options, forget, forgetAll } = useSearch();
  const recent = options.filter((option) => option.kind === 'recent');
  return (
    <div className="relative flex min-w-0 flex-1 flex-col overflow-y-auto overscroll-contain px-6 pt-2 pb-6 [--row:2.5rem] max-md:[--row:2.875rem]">
      <div id="search-list" role="listbox" aria-label={title}>
        {recent.length > 0 && (
          <RowGroup id="search-before">
            <div id="search-before" className={head}>
              {opened.before}
            </div>
            {recent.map((option) => (
              <ChoiceRow
                key={option.id}
                option={option}
                className={`${offer} h-(--row) cursor-pointer pe-14`}
              >
                <Icon name="history" className="size-5 text-ink-2" />
                <span className="truncate">{option.text}</span>
              </ChoiceRow>
            ))}
          </RowGroup>
        )}
        <RowGroup id="search-wanted">
          <div id="search-wanted" className={head}>
            {opened.wanted}
          </div>
          {options
            .filter((option) => option.kind === 'wanted')
            .map(({ id, wanted: { label, href, icon, note } }) => (
              <LinkRow key={id} id={id} href={href} className={offer}>
                <Icon name={icon} className="size-5 text-ink-2" />
                <span>{label}</span>
                <span className="ms-auto type-label text-ink-2 max-md:hidden">{note}</span>
              </LinkRow>
            ))}
        </RowGroup>
      </div>
      {recent.length > 0 && (
        // Beside the rows: a row may hold no button.
        <div className="absolute end-3 top-2 grid auto-rows-(--row) grid-rows-[2.75rem] justify-items-end text-ink-2">
          <button
            type="button"
            className="min-h-10 self-end rounded-small px-3 type-label hover:underline"
            onClick={forgetAll}
          >
            Clear<span className="sr-only"> what was searched before</span>
          </button>
          {recent.map(({ id, text }) => (
            <button
              key={id}
              type="button"
              aria-label={`Remove ${text}`}
              className="grid w-10 place-items-center rounded-small hover:bg-line hover:text-ink"
              onClick={() => forget(text)}
            >
              <Icon name="x" className="size-4" />
            </button>
          ))}
        </div>
      )}
      <SlashChoice />
      <p className="mt-auto pt-6 text-[.875rem] text-ink-2 md:hidden">{opened.privacyLong}</p>
    </div>
  );
}

/** Turns the key that opens the search off, for those whom it meets by mistake. */
function SlashChoice() {
  const [on, setOn] = useState(slashOpens);
  return (
    <label className="mt-5 flex w-fit items-center gap-2 text-[.875rem] text-ink-2 max-md:hidden pointer-coarse:hidden">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked);
          setSlashOpens(target.checked);
        }}
      />
      <KeyCap>/</KeyCap> <span>{searchWords.keys.slash}</span>
    </label>
  );
}

import { Icon } from '@/components/ui/icon/icon';
import { searchWords } from '@/lib/content/search';
import { recentId, wantedId } from '../list/options';
import type { List } from '../list/use-active';
import { SlashChoice } from './slash-choice';

const { opened, wanted, title } = searchWords;

const head = 'flex h-11 items-center pt-1 text-[.875rem] font-semibold text-ink-2';
const offer =
  'search-option -mx-3 flex min-h-(--row) items-center gap-4 rounded-control px-3 leading-tight hover:bg-sunk';

/** Before a word is typed: what was searched on this device, and what is often wanted. */
export function Opened({ list }: { list: List }) {
  const { active, options, recent } = list;
  const isActive = (id: string) => active?.id === id;
  return (
    <div className="relative flex min-w-0 flex-1 flex-col overflow-y-auto overscroll-contain px-6 pt-2 pb-6 [--row:2.5rem] max-md:[--row:2.875rem]">
      <div id="search-list" role="listbox" aria-label={title}>
        {recent.recent.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
          <div role="group" aria-labelledby="search-before">
            <div id="search-before" className={head}>
              {opened.before}
            </div>
            {options.map(
              (option) =>
                option.kind === 'recent' && (
                  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard at the field.
                  <div
                    key={option.id}
                    role="option"
                    id={option.id}
                    aria-selected={isActive(option.id)}
                    className={`${offer} h-(--row) cursor-pointer pe-14`}
                    onClick={() => list.choose(option, false)}
                  >
                    <Icon name="history" className="size-5 text-ink-2" />
                    <span className="truncate">{option.text}</span>
                  </div>
                ),
            )}
          </div>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields. */}
        <div role="group" aria-labelledby="search-wanted">
          <div id="search-wanted" className={head}>
            {opened.wanted}
          </div>
          {wanted.map(({ label, href, icon, note }, at) => (
            <a
              key={href}
              role="option"
              id={wantedId(at)}
              href={href}
              aria-selected={isActive(wantedId(at))}
              tabIndex={-1}
              className={offer}
              onClick={list.follow}
            >
              <Icon name={icon} className="size-5 text-ink-2" />
              <span>{label}</span>
              <span className="ms-auto type-label text-ink-2 max-md:hidden">{note}</span>
            </a>
          ))}
        </div>
      </div>
      {recent.recent.length > 0 && <Forget {...recent} />}
      <SlashChoice />
      <p className="mt-auto pt-6 text-[.875rem] text-ink-2 md:hidden">{opened.privacyLong}</p>
    </div>
  );
}

/** The buttons at the ends of the rows above; inside of a list's rows none may stand. */
const Forget = ({ recent, forget, clear }: List['recent']) => (
  <div className="absolute end-3 top-2 grid auto-rows-(--row) grid-rows-[2.75rem] justify-items-end text-ink-2">
    <button
      type="button"
      className="min-h-10 self-end rounded-small px-3 type-label hover:underline"
      onClick={clear}
    >
      Clear<span className="sr-only"> what was searched before</span>
    </button>
    {recent.map((text, at) => (
      <button
        key={recentId(at)}
        type="button"
        aria-label={`Remove ${text}`}
        className="grid w-10 place-items-center rounded-small hover:bg-line hover:text-ink"
        onClick={() => forget(text)}
      >
        <Icon name="x" className="size-4" />
      </button>
    ))}
  </div>
);

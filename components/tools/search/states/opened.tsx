import { Icon } from '@/components/ui/icon/icon';
import { searchWords } from '@/lib/content/search';
import { recentId, wantedId } from '../list/options';
import type { List } from '../list/use-active';
import { SlashChoice } from './slash-choice';
import './opened.css';

const { opened, wanted, title } = searchWords;

/** Before a word is typed: what was searched on this device, and what is often wanted. */
export function Opened({ list }: { list: List }) {
  const { active, options, recent } = list;
  const isActive = (id: string) => active?.id === id;
  return (
    <div className="search-opened">
      <div id="search-list" role="listbox" aria-label={title}>
        {recent.recent.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
          <div role="group" aria-labelledby="search-before">
            <div id="search-before" className="search-opened-head font-semibold text-ink-2">
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
                    className="search-offer search-offer-again"
                    onClick={() => list.choose(option, false)}
                  >
                    <Icon name="history" />
                    <span className="truncate">{option.text}</span>
                  </div>
                ),
            )}
          </div>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields. */}
        <div role="group" aria-labelledby="search-wanted">
          <div id="search-wanted" className="search-opened-head font-semibold text-ink-2">
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
              className="search-offer"
              onClick={list.follow}
            >
              <Icon name={icon} />
              <span>{label}</span>
              <span className="search-offer-note type-label text-ink-2">{note}</span>
            </a>
          ))}
        </div>
      </div>
      {recent.recent.length > 0 && <Forget {...recent} />}
      <SlashChoice />
      <p className="search-privacy text-ink-2">{opened.privacyLong}</p>
    </div>
  );
}

/** The buttons at the ends of the rows above; inside of a list's rows none may stand. */
const Forget = ({ recent, forget, clear }: List['recent']) => (
  <div className="search-forget">
    <button type="button" className="search-clear rounded-small type-label" onClick={clear}>
      Clear<span className="sr-only"> what was searched before</span>
    </button>
    {recent.map((text, at) => (
      <button
        key={recentId(at)}
        type="button"
        aria-label={`Remove ${text}`}
        className="search-cross grid place-items-center rounded-small"
        onClick={() => forget(text)}
      >
        <Icon name="x" className="size-4" />
      </button>
    ))}
  </div>
);

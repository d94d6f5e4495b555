import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { longestSearch } from '@/lib/address/search-address';
import './help-form.css';

interface HelpFormWords {
  label: string;
  button: string;
  /** Before the shortcuts. */
  often: string;
  shortcuts: readonly string[];
}

/** The support center's search box with its shortcuts. */
export function HelpForm({ words }: { words: HelpFormWords }) {
  return (
    <search>
      <form className="help-form scripted relative mt-7 flex rounded-large rule-bold border-edge unprinted">
        <Icon
          name="search"
          className="help-field-icon pointer-events-none absolute inset-y-0 my-auto size-5.5 text-ink-3"
        />
        <input
          type="search"
          name="q"
          maxLength={longestSearch}
          aria-label={words.label}
          placeholder={words.label}
          autoComplete="off"
          className="help-field min-w-0 flex-1"
        />
        <Button look="signal" type="submit" className="help-submit self-center">
          {words.button}
        </Button>
      </form>
      {words.shortcuts.length > 0 && (
        <div className="scripted mt-4 flex flex-wrap items-center gap-2">
          <span className="help-often text-[.9375rem] text-ink-2">{words.often}</span>
          {words.shortcuts.map((shortcut) => (
            <Button key={shortcut} look="outline" size="small" className="help-shortcut">
              {shortcut}
            </Button>
          ))}
        </div>
      )}
    </search>
  );
}

import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import type { SupportPage } from '@/content/schemas/help';
import { longestSearch } from '@/lib/address/search-address';

export const HelpForm = ({ words }: { words: SupportPage['search'] }) => (
  <search>
    <form className="help-form scripted relative mt-7 flex max-w-[820px] rounded-large rule-bold border-edge bg-field unprinted">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5.5 text-ink-3 sm:start-4.5"
      />
      <input
        type="search"
        name="q"
        maxLength={longestSearch}
        aria-label={words.label}
        placeholder={words.label}
        autoComplete="off"
        className="help-field min-h-15 min-w-0 flex-1 ps-12 text-[1rem] text-ellipsis placeholder:text-ink-3 sm:ps-14 sm:text-[1.125rem] [&::-webkit-search-cancel-button]:[filter:grayscale(1)]"
      />
      <Button variant="signal" type="submit" className="ms-2 me-1.5 self-center">
        {words.button}
      </Button>
    </form>
    {words.shortcuts.length > 0 && (
      <div className="scripted mt-4 flex flex-wrap items-center gap-2">
        <span className="me-1.5 text-[.9375rem] text-ink-2">{words.often}</span>
        {words.shortcuts.map((shortcut) => (
          <Button
            key={shortcut}
            variant="outline"
            size="small"
            className="help-shortcut border-edge font-medium"
          >
            {shortcut}
          </Button>
        ))}
      </div>
    )}
  </search>
);

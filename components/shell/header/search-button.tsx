import { opensSearch } from '@/components/ui/button/opens-search';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/routes';

const variant =
  'inline-flex min-h-10 items-center gap-2 rounded-small bg-sunk px-3 text-[.9375rem] text-ink-2 pointer-coarse:min-h-11';

// A component, not an element: one shared by two places would be a reference in the page's data.
const Sign = () => (
  <>
    <Icon name="search" />
    <span className="@max-[86rem]:hidden">Search</span>
  </>
);

/** Opens the search. Where scripts do not run, the help center with all its guides stands in. */
export const SearchButton = () => (
  <>
    <a href={routes.support} aria-label="Search" className={cx(variant, 'not-noscript:hidden')}>
      <Sign />
    </a>
    <button
      type="button"
      {...opensSearch}
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
      className={cx(variant, 'noscript:hidden')}
    >
      <Sign />
      <kbd
        translate="no"
        className="grid size-6 place-items-center rounded-chip rule border-edge type-label @max-[86rem]:hidden"
      >
        /
      </kbd>
    </button>
  </>
);

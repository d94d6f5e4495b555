import { Button, ButtonLink, opensDemo, opensTrial } from '@/components/ui/button/button';
import { opensSearch } from '@/components/ui/button/opens-search';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/routes';

/** The header's right end. The button of the mobile menu stands at desktop width too where scripts do not run. */
export function HeaderActions() {
  return (
    <div className="flex items-center gap-2">
      <SearchButton />
      <a
        href={`${process.env.NEXT_PUBLIC_APP_URL}/login`}
        className="header-sign-in ms-2 inline-flex min-h-11 items-center text-[.9375rem] font-semibold whitespace-nowrap hover:underline @max-[64rem]:hidden"
      >
        Sign In
      </a>
      <Button
        variant="outline"
        size="small"
        {...opensDemo}
        className="whitespace-nowrap @max-[77rem]:hidden"
      >
        Schedule a Demo
      </Button>
      <ButtonLink
        variant="signal"
        size="small"
        {...opensTrial}
        className="header-trial whitespace-nowrap @max-[28rem]:hidden"
      >
        Start Free Trial
      </ButtonLink>
      <button
        type="button"
        command="show-modal"
        commandfor="site-menu"
        aria-label="Menu"
        aria-haspopup="dialog"
        className="-me-2.5 grid size-11 place-items-center rounded-small hover:bg-sunk @min-[64rem]:not-noscript:hidden"
      >
        <Icon name="menu" className="size-6" />
      </button>
    </div>
  );
}

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
const SearchButton = () => (
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

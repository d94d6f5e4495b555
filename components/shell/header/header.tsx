import { HeaderScroll } from '@/components/shell/header/header-scroll.client';
import { MainMenu } from '@/components/shell/menu/main-menu.client';
import { Button, ButtonLink, opensDemo, opensTrial } from '@/components/ui/button/button';
import { opensSearch } from '@/components/ui/button/opens-search';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { Boundary } from '@/components/ui/island/island.client';
import { Mark } from '@/components/ui/mark/mark';
import { site } from '@/content/site';
import { isMenu, type Menu, menuTiles, type NavigationEntry } from '@/lib/content/navigation';
import { getTeaser } from '@/lib/content/teaser';
import { routes } from '@/lib/routes';

const toTrigger = ({ id, label, href, links, alsoWithin }: Menu) => ({
  id,
  label,
  href,
  // A page lies within the folder above it: one address stands for all use cases.
  within: [
    ...new Set(links.map((link) => link.href.replace(/^(\/use-cases)\/.*/, '$1'))),
    ...alsoWithin,
  ],
});

/** The header of every page. It keeps its 76 px when the bar inside shrinks to 64, so nothing below moves. */
export function Header({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const first = navigation.findIndex(isMenu);
  const menus = navigation.filter(isMenu);
  const entry = ({ label, href }: NavigationEntry) => (
    <li key={href}>
      <a href={href} className="header-item">
        {label}
      </a>
    </li>
  );

  return (
    <header className="@container pointer-events-none sticky top-0 z-20 header-room">
      <div className="pointer-events-auto header-bar relative flex flex-wrap items-center gap-x-3 rule-b border-line bg-paper">
        <a href="/" className="header-home flex min-h-11 items-center gap-3 rounded-small">
          <Mark size={36} />
          <span
            translate="no"
            className={cx(
              'wordmark @max-[18rem]:sr-only',
              site.name.length > 8 && 'wordmark-long text-[.9375rem]',
            )}
          >
            {site.name}
          </span>
        </a>
        <nav aria-label="Main" className="me-auto @max-[64rem]:hidden">
          <ul className="header-items flex flex-wrap">
            {navigation.slice(0, first).map(entry)}
            <Boundary name="menu" instead={menus.map(entry)}>
              <MainMenu menus={menus.map(toTrigger)} article={getTeaser()} tiles={menuTiles} />
            </Boundary>
            {navigation.slice(first + menus.length).map(entry)}
          </ul>
        </nav>
        <HeaderActions />
      </div>
      <Boundary name="header">
        <HeaderScroll />
      </Boundary>
    </header>
  );
}

/** The header's right end. The button of the mobile menu stands at desktop width too where scripts do not run. */
function HeaderActions() {
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

import { HeaderScroll } from '@/components/shell/header/header-scroll.client';
import { MainMenu } from '@/components/shell/menu/main-menu.client';
import { cx } from '@/components/ui/cx';
import { Boundary } from '@/components/ui/island/island.client';
import { Mark } from '@/components/ui/mark/mark';
import { site } from '@/content/site';
import { isMenu, type Menu, menuTiles, type NavigationEntry } from '@/lib/content/navigation';
import { getTeaser } from '@/lib/content/teaser';
import { HeaderActions } from './header-actions';

interface HeaderProps {
  navigation: readonly NavigationEntry[];
}

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
export function Header({ navigation }: HeaderProps) {
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

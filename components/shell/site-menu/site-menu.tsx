import { ButtonLink, opensDemo, opensTrial } from '@/components/ui/button/button';
import { opensSearch } from '@/components/ui/button/opens-search';
import { cx } from '@/components/ui/cx';
import { Icon, PlusSign } from '@/components/ui/icon/icon';
import { Mark } from '@/components/ui/mark/mark';
import { site } from '@/content/site';
import { isMenu, type NavigationEntry } from '@/lib/content/navigation';
import { routes } from '@/lib/routes';

const row = 'flex min-h-14 items-center justify-between type-h4';

/** The menu below 1024 px, and everywhere without scripts. A link or a change of page closes it too. */
export function SiteMenu({ navigation }: { navigation: readonly NavigationEntry[] }) {
  return (
    <dialog
      id="site-menu"
      aria-label="Menu"
      closedby="any"
      className="dialog dialog-slide overflow-y-auto overscroll-contain shadow-3"
    >
      <div className="flex min-h-16 shrink-0 flex-wrap items-center rule-b border-line px-5">
        <a href="/" className="me-auto flex min-h-11 items-center gap-2.5 rounded-small">
          <Mark size={32} />
          <span translate="no" className="wordmark">
            {site.name}
          </span>
        </a>
        <button
          type="button"
          command="close"
          commandfor="site-menu"
          aria-label="Close menu"
          className="grid size-11 place-items-center rounded-control rule-bold border-ink hover:bg-sunk"
        >
          <Icon name="x" />
        </button>
      </div>
      <nav aria-label="Menu" className="min-h-48 grow overflow-y-auto overscroll-contain px-5 py-2">
        <ul>
          <li className="rule-b border-line">
            <a href={routes.support} className={cx(row, 'not-noscript:hidden')}>
              Search
            </a>
            <button type="button" {...opensSearch} className={cx(row, 'w-full noscript:hidden')}>
              Search
              <Icon name="search" />
            </button>
          </li>
          {navigation.map((entry) => (
            <li key={entry.label} className="rule-b border-line">
              {isMenu(entry) ? (
                <details name="site-menu">
                  <summary className={row}>
                    {entry.label}
                    <PlusSign className="size-4" />
                  </summary>
                  <ul className="pb-4">
                    {entry.links.map(({ label, href, hue }) => (
                      <li key={href} className={cx('menu-stop', hue && `hue-${hue}`)}>
                        <a href={href} className="flex min-h-11 items-center ps-8 leading-tight">
                          {label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <a href={entry.href} className={row}>
                  {entry.label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid shrink-0 gap-2.5 rule-t border-line px-5 py-4">
        <ButtonLink variant="signal" {...opensTrial} className="min-h-14 rounded-large">
          Start Free Trial
        </ButtonLink>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink
            variant="outline"
            href={`${process.env.NEXT_PUBLIC_APP_URL}/login`}
            className="grow"
          >
            Sign In
          </ButtonLink>
          <button
            type="button"
            {...opensDemo}
            className="min-h-12 grow rounded-control px-4 font-semibold leading-tight hover:bg-sunk"
          >
            Schedule a Demo
          </button>
        </div>
      </div>
    </dialog>
  );
}

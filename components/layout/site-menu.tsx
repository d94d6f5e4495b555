import { Mark } from '@/components/artwork/mark';
import { ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { site } from '@/content/site';
import { isMenu, type NavigationEntry } from '@/lib/content/navigation';
import { SiteMenuGroup } from './site-menu-group';

// The page behind stands still while the sheet is open.
const stillPage = '[html:has(&[open])]:overflow-hidden';
const slide =
  'translate-x-full transition-[translate,overlay,display] transition-discrete duration-300 ease-collapse open:translate-x-0 starting:open:translate-x-full';
const backdropFade =
  'backdrop:bg-backdrop backdrop:opacity-0 backdrop:transition-[opacity,overlay,display] backdrop:transition-discrete backdrop:duration-150 backdrop:ease-linear open:backdrop:opacity-100 starting:open:backdrop:opacity-0 motion-reduce:backdrop:duration-[1ms]';
const sheet =
  'm-0 ml-auto h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto overscroll-contain bg-paper text-ink shadow-3 xs:w-[346px] open:flex';

const row = 'flex min-h-14.5 items-center justify-between type-h4 font-[620]';

/**
 * The menu below 1024 px, and everywhere without scripts (SPEC 2): a sheet from the right, opened
 * by buttons with `commandfor="site-menu"`, closed by its button, Escape, a click beside it, a link
 * or a change of page.
 */
export function SiteMenu({ navigation }: { navigation: readonly NavigationEntry[] }) {
  return (
    <dialog
      id="site-menu"
      aria-label="Menu"
      closedby="any"
      className={cx(sheet, slide, backdropFade, stillPage)}
    >
      <div className="flex min-h-16 shrink-0 flex-wrap items-center border-b border-line pr-3 pl-5">
        <a href="/" className="mr-auto flex min-h-11 items-center gap-2.5">
          <Mark size={32} />
          <span className="font-sign text-[1.5rem] font-[620] leading-none tracking-[-.02em] [font-stretch:82%]">
            {site.name}
          </span>
        </a>
        <button
          type="button"
          command="close"
          commandfor="site-menu"
          aria-label="Close menu"
          className="grid size-11 place-items-center rounded-control border-[1.5px] border-ink hover:bg-sunk"
        >
          <Icon name="x" />
        </button>
      </div>
      <nav
        aria-label="Menu"
        className="min-h-48 grow overflow-y-auto overscroll-contain px-5 pt-2 pb-4"
      >
        <ul>
          {navigation.map((entry) => (
            <li key={entry.label} className="border-b border-line">
              {isMenu(entry) ? (
                <SiteMenuGroup menu={entry} summaryClasses={row} />
              ) : (
                <a href={entry.href} className={row}>
                  {entry.label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid shrink-0 gap-2.5 border-t border-line px-5 pt-4 pb-6">
        <ButtonLink
          look="signal"
          href={`${process.env.NEXT_PUBLIC_APP_URL}/signup`}
          target="_blank"
          rel="noopener"
          className="min-h-14 rounded-large"
        >
          Start Free Trial
        </ButtonLink>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink
            look="outline"
            href={`${process.env.NEXT_PUBLIC_APP_URL}/login`}
            className="grow"
          >
            Sign In
          </ButtonLink>
          <button
            type="button"
            command="show-modal"
            commandfor="demo-dialog"
            aria-haspopup="dialog"
            className="min-h-12 grow rounded-control px-4 font-semibold leading-tight hover:bg-sunk"
          >
            Schedule a Demo
          </button>
        </div>
      </div>
    </dialog>
  );
}

import { opensSearch } from '@/components/ui/button/opens-search';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { type NamedPlace, unknownAddressScript } from '@/lib/address/unknown-address';
import { routes } from '@/lib/routes';
import './unknown-strip.css';

const link = 'py-2.5 text-ink underline underline-offset-4';

/** What a script fills before React reads the document, which leaves it as it is. */
const filled = (html = '') => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html },
});

/** Above the header of an unknown address: that there is no such page, and which one may have been meant. */
export function UnknownStrip({ places }: { places: readonly NamedPlace[] }) {
  return (
    <>
      <div className="no-page" suppressHydrationWarning>
        <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 bg-ochre-tint px-5 py-1 text-[.875rem] leading-[1.4] font-medium text-ochre-text md:px-10">
          <svg
            aria-hidden="true"
            viewBox="0 0 74 16"
            className="h-4 w-18.5 shrink-0 fill-none stroke-current max-md:hidden"
          >
            <path strokeWidth="5" d="M0 8h26" />
            <path strokeWidth="5" strokeLinecap="round" strokeDasharray="0 8.5" d="M36 8h19" />
            <circle cx="65" cy="8" r="6" strokeWidth="4" />
          </svg>
          <div
            role="status"
            className="flex min-w-0 flex-auto flex-wrap items-center gap-x-4 max-md:basis-full md:flex-1"
          >
            <p>
              No page at{' '}
              <span
                className="font-mono [overflow-wrap:anywhere]"
                data-path
                {...filled('this address')}
              />
              . This is the home page.
            </p>
            <p className={cx(link, 'empty:hidden')} data-meant {...filled()} />
          </div>
          <a href={routes.support} className={cx(link, 'ms-auto not-noscript:hidden')}>
            Search
          </a>
          <button type="button" {...opensSearch} className={cx(link, 'ms-auto noscript:hidden')}>
            Search
          </button>
          <button
            type="button"
            aria-label="Close this notice"
            className="-me-3 grid size-11 place-items-center rounded-small text-ink noscript:hidden"
            data-close
          >
            <Icon name="x" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, before first paint */}
      <script dangerouslySetInnerHTML={{ __html: unknownAddressScript(places) }} />
    </>
  );
}

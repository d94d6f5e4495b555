import { Picture } from '@/components/picture/picture';
import { opensSearch } from '@/components/ui/button/opens-search';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { helpCenter, pages } from '@/content/navigation';
import { type NamedPlace, unknownAddressScript } from '@/lib/address/unknown-address';
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
      <section
        id="unknown"
        aria-label="Unknown address"
        className="no-page"
        suppressHydrationWarning
      >
        <div className="relative flex flex-wrap items-end justify-between gap-x-10 gap-y-4 bg-teal-tint px-(--gutter) pt-6 text-ink">
          <div className="min-w-0 flex-[1_20rem] self-center pb-6">
            <h1 className="pe-14 type-h2">Page not found</h1>
            <div role="status" className="mt-3 type-lead">
              <p>
                No page at{' '}
                <span
                  className="font-mono [overflow-wrap:anywhere]"
                  data-path
                  {...filled('this address')}
                />
                . This is the home page.
              </p>
              <p className={cx(link, 'font-semibold empty:hidden')} data-meant {...filled()} />
            </div>
            <button
              type="button"
              {...opensSearch}
              className="mt-5 flex min-h-13 w-full max-w-120 items-center gap-3 rounded-control rule-bold border-edge bg-field px-4 text-start text-ink noscript:hidden"
              data-search
              suppressHydrationWarning
            >
              <Icon name="search" className="size-5" />
              <span
                className="min-w-0 flex-1 [overflow-wrap:anywhere]"
                data-words
                {...filled('Search this site')}
              />
            </button>
            <p className="mt-3 flex flex-wrap items-baseline gap-x-6">
              {[pages.pricing, helpCenter, pages.contact].map(({ label, href }) => (
                <a key={href} href={href} className={link}>
                  {label}
                </a>
              ))}
            </p>
          </div>
          <Picture
            name="courier-lost"
            alt="A courier with a package looks for number 404 of Bobbin St."
            first
            className="max-w-full"
          />
          <button
            type="button"
            aria-label="Close this notice"
            className="absolute end-2 top-2 grid size-11 place-items-center rounded-small text-ink noscript:hidden"
            data-close
          >
            <Icon name="x" />
          </button>
        </div>
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, before first paint */}
      <script dangerouslySetInnerHTML={{ __html: unknownAddressScript(places) }} />
    </>
  );
}

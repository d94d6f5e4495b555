import { opensSearch } from '@/components/ui/button/opens-search';
import { Icon } from '@/components/ui/icon/icon';
import type { NamedPlace } from '@/lib/address/nearest-place';
import { unknownAddressScript } from '@/lib/address/unknown-address';
import { routes } from '@/lib/routes';
import './unknown-strip.css';

/** What a script fills before React reads the document, which leaves it as it is. */
const filled = (html = '') => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html },
});

/**
 * Above the header of an unknown address: that there is no such page, and which one may have been
 * meant. It scrolls away, and its cross hides it until the next such address.
 */
export function UnknownStrip({ places }: { places: readonly NamedPlace[] }) {
  return (
    <>
      <div className="no-page" suppressHydrationWarning>
        <BrokenLine />
        <div role="status" className="no-page-words">
          <p>
            No page at <span className="no-page-path" data-path {...filled('this address')} />. This
            is the home page.
          </p>
          <p className="no-page-link" data-meant {...filled()} />
        </div>
        <a href={routes.support} className="no-page-link not-noscript:hidden">
          Search
        </a>
        <button type="button" {...opensSearch} className="no-page-link noscript:hidden">
          Search
        </button>
        <button
          type="button"
          aria-label="Close this notice"
          className="no-page-close noscript:hidden"
          data-close
        >
          <Icon name="x" />
        </button>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, before first paint */}
      <script dangerouslySetInnerHTML={{ __html: unknownAddressScript(places) }} />
    </>
  );
}

/** A line that breaks off before its stop. */
function BrokenLine() {
  return (
    <svg aria-hidden="true" viewBox="0 0 74 16" className="no-page-line">
      <path strokeWidth="5" d="M0 8h26" />
      <path strokeWidth="5" strokeLinecap="round" strokeDasharray="0 8.5" d="M36 8h19" />
      <circle cx="65" cy="8" r="6" strokeWidth="4" />
    </svg>
  );
}

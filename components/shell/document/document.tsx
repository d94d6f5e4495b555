import type { ReactNode } from 'react';
import { PageLinks } from '@/components/shell/document/page-links.client';
import { PageWatch } from '@/components/shell/document/page-watch.client';
import { ChatToggle } from '@/components/tools/chat/chat-toggle.client';
import { SearchOpener } from '@/components/tools/search/search-opener.client';
import { Boundary } from '@/components/ui/island/island.client';
import { arrivalScript } from '@/lib/browser/arrival';
import { domGuard } from '@/lib/browser/dom-guard';
import { reloadGuard } from '@/lib/browser/reload-guard';
import { flags } from '@/lib/content/flags';
import { getNavigation } from '@/lib/content/navigation';
import { lazyScripts } from '@/lib/lazy-scripts';
import type { Href } from '@/lib/routes';
import { routes } from '@/lib/routes';
import { themeScript } from '@/lib/theme/theme';
import { connectionScript } from '@/lib/watch/slow-connection';
import { DemoDialog } from '../demo-dialog/demo-dialog';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { SiteMenu } from '../site-menu/site-menu';

const pictureHost = process.env.NEXT_PUBLIC_IMAGE_CDN;

// Between two of them a line break alone would make the second an argument of the first.
const firstScript = [
  themeScript,
  connectionScript,
  arrivalScript,
  domGuard,
  reloadGuard,
  lazyScripts,
].join(';\n');

interface SiteDocumentProps {
  children: ReactNode;
  fontVariables: string;
  above?: ReactNode;
}

/** The HTML document around every page, the unknown-address page included. */
export function SiteDocument({ children, fontVariables, above }: SiteDocumentProps) {
  const navigation = getNavigation(flags);
  return (
    // The scripts may set data-theme and a class before React reads the document.
    <html
      lang="en"
      data-scroll-behavior="smooth"
      className={fontVariables}
      suppressHydrationWarning
    >
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own, before first paint */}
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        {pictureHost && <link rel="preconnect" href={new URL(pictureHost).origin} />}
        {/* The first stop of the keyboard: past the header, to the page's content. */}
        <a
          href="#main"
          className="fixed top-2 start-2 z-70 rounded-control bg-ink px-5 py-3 font-semibold text-paper not-focus:sr-only"
        >
          Skip to content
        </a>
        {above}
        <Header navigation={navigation} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <SiteMenu navigation={navigation} />
        <DemoDialog />
        <Boundary
          name="search"
          instead={
            <Substitute href={routes.support} label="Help center">
              The search does not work right now.
            </Substitute>
          }
        >
          <SearchOpener />
        </Boundary>
        {/* Last, so that its window comes last in the tab order. */}
        <Boundary
          name="chat"
          instead={
            <Substitute href={routes.contact} label="Contact us">
              The chat does not work right now.
            </Substitute>
          }
        >
          <ChatToggle />
        </Boundary>
        <Boundary name="links">
          <PageLinks offlineCopies={flags.offlineCopies} loadsAnew={above !== undefined} />
        </Boundary>
        <Boundary name="measures">
          <PageWatch />
        </Boundary>
      </body>
    </html>
  );
}

interface SubstituteProps {
  href: Href;
  label: string;
  children: ReactNode;
}

/** At the window's edge, where a part that floats over the page failed: that it did, and where to go instead. */
const Substitute = ({ href, label, children }: SubstituteProps) => (
  <p
    role="alert"
    style={{ insetBlockEnd: 8, insetInlineStart: 8 }}
    className="fixed z-70 rounded-control bg-ink px-5 py-3 type-small text-paper"
  >
    {children}{' '}
    <a href={href} className="underline">
      {label}
    </a>
  </p>
);

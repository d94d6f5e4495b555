import type { ReactNode } from 'react';
import { PageLinks } from '@/components/shell/document/page-links.client';
import { PageWatch } from '@/components/shell/document/page-watch.client';
import { Mark } from '@/components/ui/mark/mark';
import { flags } from '@/content/flags';
import { footerNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import { reloadGuard } from '@/lib/browser/reload-guard';
import { getNavigation } from '@/lib/content/navigation';
import { lateScripts } from '@/lib/late-scripts';
import { themeScript } from '@/lib/theme/theme';
import { connectionScript } from '@/lib/watch/slow-connection';
import { DemoDialog } from '../demo-dialog/demo-dialog';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { SiteMenu } from '../site-menu/site-menu';
import { ChatSlot } from './chat-slot';
import { ImageHost } from './image-host';
import { SkipLink } from './skip-link';

// Between two of them a line break alone would make the second an argument of the first.
const firstScript = [themeScript, connectionScript, reloadGuard, lateScripts].join(';\n');

interface SiteDocumentProps {
  children: ReactNode;
  fontVariables: string;
}

/** The HTML document around every page, the unknown-address page included. */
export function SiteDocument({ children, fontVariables }: SiteDocumentProps) {
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
        <ImageHost />
        <SkipLink />
        <Header navigation={navigation} />
        <main id="main" tabIndex={-1} className="[outline:none]">
          {children}
        </main>
        <Footer {...site} mark={<Mark size={36} />} groups={footerNavigation} />
        <SiteMenu navigation={navigation} />
        <DemoDialog name={site.name} phone={site.phone} email={site.email} />
        <ChatSlot />
        <PageLinks offlineCopies={flags.offlineCopies} />
        <PageWatch />
      </body>
    </html>
  );
}

import type { ReactNode } from 'react';
import { Mark } from '@/components/artwork/mark';
import { PageLinks } from '@/components/islands/page-links';
import { flags } from '@/content/flags';
import { footerNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import { getNavigation } from '@/lib/content/navigation';
import { themeScript } from '@/lib/theme';
import { ChatSlot } from './chat-slot';
import { DemoDialog } from './demo-dialog';
import { Footer } from './footer';
import { Header } from './header';
import { SiteMenu } from './site-menu';
import { SkipLink } from './skip-link';

interface SiteDocumentProps {
  children: ReactNode;
  fontVariables: string;
}

/** The HTML document around every page, the unknown-address page included. */
export function SiteDocument({ children, fontVariables }: SiteDocumentProps) {
  const navigation = getNavigation(flags);
  return (
    // The theme script may set data-theme before React reads the document.
    <html
      lang="en"
      data-scroll-behavior="smooth"
      className={fontVariables}
      suppressHydrationWarning
    >
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, before first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <SkipLink />
        <Header navigation={navigation} trialLook="signal" />
        <main id="main" tabIndex={-1} className="[outline:none]">
          {children}
        </main>
        <Footer {...site} mark={<Mark size={36} />} groups={footerNavigation} />
        <SiteMenu navigation={navigation} />
        <DemoDialog name={site.name} phone={site.phone} email={site.email} />
        <ChatSlot />
        <PageLinks />
      </body>
    </html>
  );
}

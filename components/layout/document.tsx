import type { ReactNode } from 'react';
import { themeScript } from '@/lib/theme';
import { SkipLink } from './skip-link';

interface SiteDocumentProps {
  children: ReactNode;
  fontVariables: string;
}

/** The HTML document around every page, the unknown-address page included. */
export function SiteDocument({ children, fontVariables }: SiteDocumentProps) {
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
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </body>
    </html>
  );
}

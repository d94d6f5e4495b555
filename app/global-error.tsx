'use client';

import './styles.css';
import { PageFault } from '@/components/shell/page-fault/page-fault';
import { site } from '@/content/site';
import { fontVariables } from './fonts';

/** Where the document around the page fails: it is replaced as a whole, so the name stands here once more. */
export default function DocumentError({ error }: { error: unknown }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <title>{`This page did not load | ${site.name}`}</title>
        <header className="frame rule-b border-line py-5">
          <a href="/" className="wordmark">
            {site.name}
          </a>
        </header>
        <main>
          <PageFault error={error} where="document" />
        </main>
      </body>
    </html>
  );
}

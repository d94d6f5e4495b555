'use client';

import './styles.css';
import { PageFault } from '@/components/shell/page-fault/page-fault';

/** Where the document around the page fails: it is replaced as a whole. */
export default function DocumentError({ error }: { error: unknown }) {
  return (
    <html lang="en">
      <body>
        <title>This page did not load</title>
        <main>
          <PageFault error={error} where="document" />
        </main>
      </body>
    </html>
  );
}

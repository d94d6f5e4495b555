'use client';

import './styles.css';
import { useState } from 'react';
import { PageFault } from '@/components/ui/island/island.client';
import { routes } from '@/lib/routes';

/** What the failing document looks like: its fonts, its theme and the product's name, as long as it stands there. */
function styleOf({ documentElement: root }: Document) {
  const { className, dataset } = root;
  return { className, theme: dataset.theme, name: root.querySelector('.wordmark')?.textContent };
}

/** Where the document around the page fails: it is replaced as a whole. */
export default function DocumentError({ error }: { error: unknown }) {
  const [style] = useState(() => globalThis.document && styleOf(document));
  return (
    <html lang="en" className={style?.className} data-theme={style?.theme}>
      <body>
        <title>This page did not load</title>
        <header className="frame rule-b border-line py-5">
          <a href={routes.home} className="wordmark">
            {style?.name ?? 'Home'}
          </a>
        </header>
        <main>
          <PageFault error={error} where="document" />
        </main>
      </body>
    </html>
  );
}

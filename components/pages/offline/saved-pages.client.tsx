'use client';

import { useEffect, useState } from 'react';
import { StopLink, Stops } from '@/components/ui/route/stops';
import type { OfflinePage } from '@/content/schemas/reading/legal';
import { type SavedPage, savedPages } from '@/lib/offline/saved-pages';

/** The pages that can be read without a network, by their titles. */
export function SavedPages({ waiting, none }: Pick<OfflinePage, 'waiting' | 'none'>) {
  const [pages, setPages] = useState<readonly SavedPage[]>();
  useEffect(() => {
    savedPages().then(setPages);
  }, []);
  if (!pages || pages.length === 0) {
    return <p className="type-body text-ink-2">{pages ? none : waiting}</p>;
  }
  return (
    <Stops className="max-w-160 hue-teal">
      {pages.map(({ path, title }) => (
        <li key={path}>
          <StopLink href={path}>{title}</StopLink>
        </li>
      ))}
    </Stops>
  );
}

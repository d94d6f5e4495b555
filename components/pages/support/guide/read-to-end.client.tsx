'use client';

import { useEffect, useRef } from 'react';
import { whenNear } from '@/lib/browser/when-near';
import { markRead } from '@/lib/help/kept';

/** Stands where nine tenths of a guide are read, and remembers that. */
export function ReadToEnd({ slug }: { slug: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!mark.current) return;
    // Jumping past it counts too.
    const stop = whenNear([mark.current], '999999px 0px 0px', () => {
      markRead(slug);
      stop();
    });
    return stop;
  }, [slug]);
  return <span ref={mark} aria-hidden="true" className="guide-read absolute" />;
}

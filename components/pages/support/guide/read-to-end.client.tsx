'use client';

import { useEffect, useRef } from 'react';
import { markRead } from '@/lib/help/read-guides';

/** Stands where nine tenths of a guide are read, and remembers that somebody came there. */
export function ReadToEnd({ slug }: { slug: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        markRead(slug);
        observer.disconnect();
      },
      // Whoever jumped past it came there too.
      { rootMargin: '999999px 0px 0px' },
    );
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, [slug]);
  return <span ref={mark} aria-hidden="true" className="guide-read" />;
}

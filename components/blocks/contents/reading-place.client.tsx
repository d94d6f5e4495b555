'use client';

import { useEffect, useRef } from 'react';
import { whileScrolling } from '@/lib/watch/while-scrolling';

/** How far below the window's top a heading counts as reached, in pixels. */
const reached = 140;

/** Marks in the navigation around it which heading is being read (aria-current). */
export function ReadingPlace() {
  const anchor = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const links = [...(anchor.current?.closest('nav')?.querySelectorAll('a') ?? [])];
    const targets = links.map((link) => document.getElementById(link.hash.slice(1)));
    return whileScrolling(() => {
      const current = targets.findLastIndex(
        (target) => target !== null && target.getBoundingClientRect().top < reached,
      );
      links.forEach((link, index) => {
        if (index === Math.max(current, 0)) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      });
    });
  }, []);

  return <span ref={anchor} hidden />;
}

'use client';

import { useEffect } from 'react';

const threshold = 50;

/** Marks the header `data-scrolled` while the page is scrolled past 50 px. */
export function HeaderScroll() {
  useEffect(() => {
    const header = document.querySelector('header');
    const mark = () => header?.toggleAttribute('data-scrolled', window.scrollY > threshold);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);

  return null;
}

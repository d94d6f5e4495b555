import { useEffect } from 'react';
import { showHash } from '@/lib/address/hash';

/** In milliseconds. */
const delay = 100;

/** Scrolls to the section that the address names, once the page loaded. A reload keeps the reader's place. */
export function useHashScroll() {
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!window.location.hash || (visit && visit.type !== 'navigate')) return;
    const timer = setTimeout(() => showHash(window.location.hash), delay);
    return () => clearTimeout(timer);
  }, []);
}

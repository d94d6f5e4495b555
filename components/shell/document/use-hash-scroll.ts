import { useEffect } from 'react';
import { showHash } from '@/lib/address/hash';

const delay = 100;

/**
 * Scrolls to the section that the address names, 100 ms after the page loaded. The
 * stylesheet decides on smoothness and offset. A reload keeps the place where the reader was.
 */
export function useHashScroll() {
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!window.location.hash || (visit && visit.type !== 'navigate')) return;
    const timer = setTimeout(() => showHash(window.location.hash), delay);
    return () => clearTimeout(timer);
  }, []);
}

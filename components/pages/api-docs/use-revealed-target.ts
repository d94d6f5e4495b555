import { type RefObject, useEffect } from 'react';
import { isModified } from '@/lib/address/site-link';

/**
 * A link to what a panel holds finds nothing to scroll to while that panel is hidden: scrolls there
 * once it shows. `tabs` is the element whose panels these are.
 */
export function useRevealedTarget(tabs: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
      if (!link || link.role === 'tab' || isModified(event)) return;
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      if (target?.closest('[data-off]')?.parentElement !== tabs.current) return;
      const show = () => requestAnimationFrame(() => target?.scrollIntoView());
      window.addEventListener('hashchange', show, { once: true });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [tabs]);
}

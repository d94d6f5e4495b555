import { type RefObject, useEffect } from 'react';
import { isModified } from '@/lib/address/site-link';
import { pushAddress } from '@/lib/hooks/use-address-query';

const listPath = '/blog';

/** The list's heading: links from elsewhere lead there. */
const listHash = '#articles';

/** Brings the list's heading into view and puts the focus there, for readers who cannot see the change. */
function showResults(heading: HTMLElement | null, inPages: boolean) {
  heading?.focus({ preventScroll: true });
  // Smooth or not, as the style sheet says.
  if (inPages) window.scrollTo({ top: 0 });
  else heading?.scrollIntoView();
}

/**
 * Follows links to the list on the list itself by changing the address alone. It listens before the links of
 * the whole site do.
 */
export function useBlogLinks(heading: RefObject<HTMLElement | null>): (address: string) => void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || isModified(event)) return;
      if (link.hash && (link.hash !== listHash || !link.search)) return;
      if (link.origin !== window.location.origin || link.pathname !== listPath) return;
      if (window.location.pathname !== listPath) return;
      event.preventDefault();
      const inPages = link.closest('nav[aria-label="Pagination"]') !== null;
      pushAddress(link.pathname + link.search);
      showResults(heading.current, inPages);
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [heading]);

  return (address) => {
    pushAddress(address);
    showResults(heading.current, false);
  };
}

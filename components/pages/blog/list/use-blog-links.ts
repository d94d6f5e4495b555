import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isModified } from '@/lib/address/site-link';
import { pushAddress } from '@/lib/hooks/use-address-query';
import { routes } from '@/lib/routes';

/** Follows links to the list before those of the whole site, and puts the focus on its heading. */
export function useBlogLinks(heading: RefObject<HTMLElement | null>): (address: string) => void {
  const go = (address: string, toTop = false) => {
    pushAddress(address);
    heading.current?.focus({ preventScroll: true });
    // Smooth or not, as the style sheet says.
    if (toTop) window.scrollTo({ top: 0 });
    else heading.current?.scrollIntoView();
  };
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { origin, pathname } = window.location;
    if (!link || isModified(event) || pathname !== routes.blog) return;
    if (link.origin !== origin || link.pathname !== pathname) return;
    // Links from elsewhere lead to the heading; other anchors are the browser's.
    if (link.hash && (link.hash !== '#articles' || !link.search)) return;
    event.preventDefault();
    go(pathname + link.search, link.closest('.blog-pages') !== null);
  });
  useEffect(() => {
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, []);
  return go;
}

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FurtherFinds } from '@/components/tools/support-desk/further-finds';
import { isModified } from '@/lib/address/site-link';
import type { PostCard } from '@/lib/blog/post-card';
import { loadPosts } from '@/lib/blog/post-index';
import { pushAddress } from '@/lib/hooks/use-address-query';
import { routes } from '@/lib/routes';
import type { PostGrid } from '../card/post-grid';

interface Loaded {
  posts: readonly PostCard[];
  Grid: typeof PostGrid;
  Finds: typeof FurtherFinds;
}

/** All posts with what draws them, fetched as soon as they are wanted. */
export function usePosts(wanted: boolean) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const missing = wanted && !loaded && !failed;

  useEffect(() => {
    if (!missing) return;
    const finds = import('@/components/tools/support-desk/further-finds');
    Promise.all([loadPosts(), import('../card/post-grid'), finds]).then(
      ([posts, { PostGrid: Grid }, { FurtherFinds: Finds }]) => setLoaded({ posts, Grid, Finds }),
      (error: unknown) => {
        console.debug('The list of articles did not arrive', error);
        setFailed(true);
      },
    );
  }, [missing]);

  return { ...(wanted && loaded), failed: wanted && failed, retry: () => setFailed(false) };
}

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

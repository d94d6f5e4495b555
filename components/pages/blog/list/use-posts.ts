import { useEffect, useState } from 'react';
import type { PostCard } from '@/lib/blog/post-card';
import { loadPosts } from '@/lib/blog/post-index';
import type { PostGrid } from '../card/post-grid';

/** All posts with what draws them, fetched as soon as they are wanted. */
export function usePosts(wanted: boolean) {
  const [loaded, setLoaded] = useState<{ posts: readonly PostCard[]; Grid: typeof PostGrid }>();
  const [failed, setFailed] = useState(false);
  const missing = wanted && !loaded && !failed;

  useEffect(() => {
    if (!missing) return;
    Promise.all([loadPosts(), import('../card/post-grid')]).then(
      ([posts, { PostGrid: Grid }]) => setLoaded({ posts, Grid }),
      (error: unknown) => {
        console.debug('The list of articles did not arrive', error);
        setFailed(true);
      },
    );
  }, [missing]);

  return { ...(wanted && loaded), failed: wanted && failed, retry: () => setFailed(false) };
}

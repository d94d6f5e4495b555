import { useEffect, useState } from 'react';
import type { PostCard } from '@/lib/blog/post-card';
import { loadPosts } from '@/lib/blog/post-index';
import type { PostGrid } from '../card/post-grid';

interface Posts {
  posts: readonly PostCard[];
  Grid: typeof PostGrid;
}

/** All posts with what draws them, fetched as soon as they are wanted; undefined until then. */
export function usePosts(wanted: boolean) {
  const [loaded, setLoaded] = useState<Posts | 'failed'>();
  const missing = wanted && !loaded;

  useEffect(() => {
    if (!missing) return;
    Promise.all([loadPosts(), import('../card/post-grid')]).then(
      ([posts, { PostGrid: Grid }]) => setLoaded({ posts, Grid }),
      (error: unknown) => {
        console.debug('The list of articles did not arrive', error);
        setLoaded('failed');
      },
    );
  }, [missing]);

  return { loaded, retry: () => setLoaded(undefined) };
}

import { useEffect, useState } from 'react';
import type { PostCard } from '@/lib/blog/post-card';
import { loadPosts } from '@/lib/blog/post-index';
import type { BlogResults } from './blog-results.client';

type Loaded =
  | { status: 'ready'; posts: readonly PostCard[]; Results: typeof BlogResults }
  | { status: 'loading' | 'failed' };

/** The index of all posts with what draws it, fetched as soon as it is `wanted`. */
export function usePosts(wanted: boolean): { loaded: Loaded; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const missing = wanted && loaded.status !== 'ready';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches anew
  useEffect(() => {
    if (!missing) return;
    let here = true;
    Promise.all([loadPosts(), import('./blog-results.client')]).then(
      ([posts, { BlogResults: Results }]) => here && setLoaded({ status: 'ready', posts, Results }),
      (error: unknown) => {
        console.debug('The list of articles did not arrive', error);
        if (here) setLoaded({ status: 'failed' });
      },
    );
    return () => {
      here = false;
    };
  }, [missing, attempt]);

  const retry = () => {
    setLoaded({ status: 'loading' });
    setAttempt((last) => last + 1);
  };
  return { loaded, retry };
}

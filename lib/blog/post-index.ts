import { type PostCard, postIndexPath } from './post-card';

const patienceMs = 15_000;

let pending: Promise<readonly PostCard[]> | null = null;

async function load(): Promise<readonly PostCard[]> {
  const answer = await fetch(postIndexPath, { signal: AbortSignal.timeout?.(patienceMs) });
  if (!answer.ok) throw new Error(`The list of articles answers ${answer.status}.`);
  const posts: unknown = await answer.json();
  if (!Array.isArray(posts)) throw new Error('The list of articles is none.');
  return posts;
}

/** All posts, newest first; fetched once, and anew after a failure. Rejects after 15 seconds. */
export function loadPosts(): Promise<readonly PostCard[]> {
  pending ??= load().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

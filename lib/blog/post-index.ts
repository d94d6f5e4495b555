import { type PostCard, postIndexPath } from './post-card';
import type { PostIndex } from './post-slices';

/** How long a part of the list may take to arrive. */
const patienceMs = 15_000;

let pending: Promise<readonly PostCard[]> | null = null;

async function read(path: string): Promise<unknown> {
  const answer = await fetch(path, { signal: AbortSignal.timeout?.(patienceMs) });
  if (!answer.ok) throw new Error(`The list of articles answers ${answer.status}.`);
  return answer.json();
}

function asPosts(value: unknown): readonly PostCard[] {
  if (!Array.isArray(value)) throw new Error('The list of articles is none.');
  return value;
}

/** The newest slice, then all others at once. */
async function load(): Promise<readonly PostCard[]> {
  const { posts, further = [] } = (await read(postIndexPath)) as Partial<PostIndex>;
  const older = await Promise.all(further.map(read));
  return [posts, ...older].flatMap(asPosts);
}

/** All posts, newest first; fetched once, and anew after a failure. Rejects after 15 seconds a part. */
export function loadPosts(): Promise<readonly PostCard[]> {
  pending ??= load().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PostCard } from '@/lib/blog/post-card';
import { indexOf, sliceNumbers, sliceOf } from '@/lib/blog/post-slices';
import { stubFetch } from '../../support/network';

/** So many posts, newest first: `post-9` before `post-8`. */
const postsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `post-${count - 1 - index}` }) as PostCard);

const olderOf = (posts: readonly PostCard[]) =>
  sliceNumbers(posts.length).map((number) => sliceOf(posts, number));

describe('the slices of the index', () => {
  it.each([
    [0, 0, []],
    [1, 1, []],
    [250, 250, []],
    [251, 1, ['/blog/posts/0.json']],
    [500, 250, ['/blog/posts/0.json']],
    [5006, 6, Array.from({ length: 20 }, (_, index) => `/blog/posts/${19 - index}.json`)],
  ])('of %i posts: %i stand in the newest', (count, newest, further) => {
    const posts = postsOf(count);
    const index = indexOf(posts);
    expect(index.posts).toHaveLength(newest);
    expect(index.further).toEqual(further);
    expect([...index.posts, ...olderOf(posts).toReversed().flat()]).toEqual(posts);
  });

  it('a new post changes the newest alone', () => {
    for (const count of [250, 251, 499, 750]) {
      const [before, after] = [olderOf(postsOf(count)), olderOf(postsOf(count + 1))];
      const kept = before.filter(({ length }) => length > 0);
      expect(after.slice(0, kept.length)).toEqual(kept);
    }
  });

  it('one has a file though it is empty: an export needs one', () => {
    expect(sliceNumbers(32)).toEqual([0]);
    expect(sliceOf(postsOf(32), 0)).toEqual([]);
  });
});

describe('loading', () => {
  const network = stubFetch();
  const posts = postsOf(600);
  /** A module of its own: it keeps what it loaded. */
  const load = async () => {
    vi.resetModules();
    const { loadPosts } = await import('@/lib/blog/post-index');
    return loadPosts();
  };
  const answer = (path: string): unknown =>
    path === '/blog/posts.json'
      ? indexOf(posts)
      : sliceOf(posts, Number(/(\d+)\.json$/.exec(path)?.[1]));

  beforeEach(() => {
    network.mockImplementation(async (path) => Response.json(answer(String(path))));
  });

  it('puts all slices together, newest first', async () => {
    expect(await load()).toEqual(posts);
    expect(network).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['a slice that is refused', new Response('', { status: 500 }), 'answers 500'],
    ['a slice that is no list', Response.json({ posts: 1 }), 'is none'],
  ])('fails as a whole for %s', async (_, wrong, reason) => {
    network.mockImplementation(async (path) =>
      String(path).endsWith('/0.json') ? wrong : Response.json(answer(String(path))),
    );
    await expect(load()).rejects.toThrow(reason);
  });

  it.each([null, [], {}, 'none'])('fails for an index that is %j', async (wrong) => {
    network.mockImplementation(async () => Response.json(wrong));
    await expect(load()).rejects.toThrow();
  });
});

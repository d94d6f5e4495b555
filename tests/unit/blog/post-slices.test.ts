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
    [250, 250, []],
    [251, 1, ['/blog/posts/0.json']],
    [500, 250, ['/blog/posts/0.json']],
    [1006, 6, [3, 2, 1, 0].map((number) => `/blog/posts/${number}.json`)],
  ])('of %i posts: %i stand in the newest', (count, newest, further) => {
    const posts = postsOf(count);
    const index = indexOf(posts);
    expect(index.posts).toHaveLength(newest);
    expect(index.further).toEqual(further);
    expect([...index.posts, ...olderOf(posts).toReversed().flat()]).toEqual(posts);
  });

  it('stay as they are with a new post, the newest aside', () => {
    const [before, after] = [olderOf(postsOf(750)), olderOf(postsOf(751))];
    expect(after.slice(0, before.length)).toEqual(before);
  });

  it('have a first file though it is empty: an export needs one', () => {
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
    ['a slice that is refused', '/0.json', new Response('', { status: 500 }), 'answers 500'],
    ['a slice that is no list', '/0.json', Response.json({ posts: 1 }), 'is none'],
    ['an index that is none', 'posts.json', Response.json({}), 'is none'],
  ])('fails as a whole for %s', async (_, file, wrong, reason) => {
    network.mockImplementation(async (path) =>
      String(path).endsWith(file) ? wrong : Response.json(answer(String(path))),
    );
    await expect(load()).rejects.toThrow(reason);
  });
});

import { expect, it } from 'vitest';
import { getNeighbors, getPosts, getReadNext, getRelated } from '@/lib/content/posts';

const posts = getPosts();

it.each(posts)('$slug leads to three others: of its category, then beside them', (post) => {
  const [related, next] = [getRelated(post), getReadNext(post)];
  expect(related.length + next.length).toBe(3);
  expect(related.every(({ category }) => category === post.category)).toBe(true);
  expect(related).not.toContain(post);
  const { older, newer } = getNeighbors(post);
  for (const other of [post, older, newer, ...related]) expect(next).not.toContain(other);
  const at = posts.indexOf(post);
  expect([newer, older]).toEqual([posts[at - 1], posts[at + 1]]);
});

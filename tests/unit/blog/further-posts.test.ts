import { expect, it } from 'vitest';
import type { BlogPost } from '@/content/blog/types';
import { getNeighbors, getPosts, getReadNext, getRelated } from '@/lib/content/posts';

const posts = getPosts();
const [newest, second] = posts as [BlogPost, BlogPost];

it('from a post lead up to three of the same category, itself left out', () => {
  const counts = posts.map((post) => {
    const related = getRelated(post);
    expect(related.every(({ category }) => category === post.category)).toBe(true);
    expect(related).not.toContain(post);
    return related.length;
  });
  expect(Math.max(...counts)).toBe(3);
});

it('from a post of a small category lead others beside them, so that there are three', () => {
  for (const post of posts) {
    const [related, next] = [getRelated(post), getReadNext(post)];
    expect(related.length + next.length).toBe(3);
    const { older, newer } = getNeighbors(post);
    for (const other of [post, older, newer, ...related]) expect(next).not.toContain(other);
  }
});

it('from a post lead the one before and the one after', () => {
  expect(getNeighbors(newest)).toEqual({ older: second, newer: undefined });
  expect(getNeighbors(second).newer).toBe(newest);
  expect(getNeighbors(posts.at(-1) as BlogPost).older).toBeUndefined();
});

import { expect, it, test } from 'vitest';
import type { Plan } from '@/content/plans';
import { offersOf } from '@/lib/content/offers';
import { getNeighbors, getPosts, getReadNext, getRelated } from '@/lib/content/posts';

const facts = { id: 'a', description: '', highlight: null, features: [] } as const;
const plan = (title: string, price: Plan['price']): Plan => ({
  ...{ ...facts, buttonText: 'Try for Free' },
  ...{ title, price },
});

test('offers list each price under its billing, and none that is agreed', () => {
  const fares = [
    plan('Small', { kind: 'per-user', annual: 3, monthly: 4 }),
    plan('Free', { kind: 'flat', amount: 0 }),
    plan('Huge', { kind: 'agreed', label: 'Contact Us', href: '/contact' }),
  ];
  expect(offersOf(fares)).toEqual([
    { name: 'Small, annual billing', price: 3 },
    { name: 'Small, monthly billing', price: 4 },
    { name: 'Free', price: 0 },
  ]);
});

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

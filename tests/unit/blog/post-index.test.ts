import { expect, it } from 'vitest';
import { loadPosts } from '@/lib/blog/post-index';
import { stubFetch } from '../../support/network';

const network = stubFetch();

it('fetches the list anew after each failure, and once when it came', async () => {
  network.mockResolvedValueOnce(new Response('', { status: 500 }));
  await expect(loadPosts()).rejects.toThrow('answers 500');
  for (const wrong of [null, {}, 'none']) {
    network.mockResolvedValueOnce(Response.json(wrong));
    await expect(loadPosts()).rejects.toThrow('is none');
  }
  network.mockResolvedValueOnce(Response.json([{ slug: 'post' }]));
  expect(await loadPosts()).toEqual([{ slug: 'post' }]);
  expect(await loadPosts()).toHaveLength(1);
  expect(network).toHaveBeenCalledTimes(5);
});

import { expect, it } from 'vitest';
import { search } from '@/content/search';
import { furtherFinds } from '@/lib/help/further-finds';
import type { Group } from '@/lib/search/types';
import { found, hit } from '@/tests/support/search';

const some = (group: Group, count: number) =>
  [group, Array.from({ length: count }, (_, at) => hit(group, `${group} ${at}`))] as const;

it.each([
  ['', [some('guides', 1)]],
  ['1 more in articles', [some('articles', 1)]],
  ['4 more in guides and API', [some('guides', 2), some('api', 3)]],
  [
    '6 more in pages, articles and questions',
    [some('pages', 1), some('articles', 2), some('questions', 3)],
  ],
  [
    '1,010 more across the site',
    [some('pages', 4), some('guides', 4), some('articles', 1000), some('api', 3)],
  ],
] as const)('%s', (words, groups) => {
  expect(furtherFinds(found(groups), new Set(['/guides-0']), search.groups)).toBe(words);
});

import { expect, it } from 'vitest';
import type { ContentModule } from '@/lib/content/check/leaves';
import { findAdvice } from '@/lib/content/check/validate';
import { known } from '@/scripts/check/known';
import { changed } from '@/tests/support/changed';
import { errors, first, lines, post } from './changes';

/** An article without the sum whose numbers its words printed. */
function withoutSum({ file, data }: ContentModule): ContentModule {
  const { worked, ...kept } = Object(data.post);
  return { file, data: { ...data, post: worked ? kept : data.post } };
}

const advice = (module: ContentModule) => lines(findAdvice([module], known));

it.each([
  ['few tags', 'post.tags', first(2), 'has 2, better 3 or more, which readers search by'],
  ['a missing takeaway', 'post.keyTakeaways', [], 'has 0, better 3 or more'],
  ['a short article', 'post.sections', first(1), /^has \d+ words, better 600 or more$/],
  [
    'a long sentence',
    'post.excerpt',
    'and so on '.repeat(20).trim(),
    'a sentence has 60 words, better at most 45',
  ],
  ['a short description', 'post.content', 'Rain.', /^has 5 characters, better 70 to 160/],
  ['a filler', 'post.excerpt', 'A seamless day.', /^'seamless' is a filler/],
])('%s is advice and stops nothing', (_, field, value, reason) => {
  const module = withoutSum(changed(post, field, value));
  expect(errors(module)).toEqual([]);
  const expected = typeof reason === 'string' ? reason : expect.stringMatching(reason);
  expect(findAdvice([module], known)).toEqual([{ file: post, field, reason: expected }]);
  expect(advice(changed(post, field, (now: unknown) => now))).toEqual([]);
});

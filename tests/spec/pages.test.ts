import { expect, it } from 'vitest';
import { says } from './pages';

it.each([
  [true, 'for <b>25</b>% less', '25 % less'],
  [true, 'Base: $12 $10 per user', '$10 per user'],
  [false, 'up to 125% less', '25%'],
  [false, '1,500 articles', '500 articles'],
  [false, 'a fee of $120', '$12'],
  [false, '$12.50 per user', '$12'],
  [false, 'Signing in', 'Sign'],
])('it is %s that %j says %j', (said, text, words) => {
  expect(says(text.replace(/<[^>]*>/g, ' '), words)).toBe(said);
});

import { describe, expect, it } from 'vitest';
import { customers, expectRefused, oneMore, plans, post, site, story } from './changes';

describe('a line says what is wrong and what to do', () => {
  it.each([
    ['an empty field', post, 'post.title', '', 'is empty, must hold a text'],
    ['a price below nothing', plans, 'plans[0].price.annual', -1, 'is -1, must be 0 at least'],
    [
      'a price with a third of a cent',
      plans,
      'plans[0].price.annual',
      12.333,
      'is 12.333, must be in dollars and cents',
    ],
    [
      'a kind of price that there is not',
      plans,
      'plans[0].price.kind',
      'per-usr',
      "is 'per-usr', must be one of 'per-user', 'flat', 'agreed'; did you mean 'per-user'?",
    ],
    [
      'a date written otherwise',
      post,
      'post.date',
      '3.11.2025',
      "is '3.11.2025', must be a date such as 2025-11-03",
    ],
    [
      'an address without its beginning',
      site,
      'site.social[0].href',
      'x.com',
      "is 'x.com', must be a web address that begins with https://",
    ],
    [
      'a client without logo and letters',
      customers,
      'customers[0].mark',
      undefined,
      "is missing, must be one of 'tight', 'spaced', 'narrow', 'plain', 'caps', 'light', 'heavy', or a 'logo' must stand in its place",
    ],
    [
      'a client with both',
      customers,
      'customers[0].logo',
      'logo-dhl',
      "is 'logo-dhl', must stand without 'mark' and 'icon', which set a name in type",
    ],
    [
      'a slug with a space',
      story,
      'caseStudy.slug',
      'Solar fields',
      "is 'Solar fields', must be lower case with hyphens, such as 'rain-at-three'",
    ],
    [
      'two entries with one name',
      customers,
      'customers',
      oneMore({}),
      expect.stringMatching(/^is '.+', must not stand twice, entry 1 of this list has it already$/),
    ],
    [
      'a text longer than its place',
      'content/home/steps.ts',
      'steps[0].title',
      'A title that no stop of the road can bear',
      'has 41 characters, must have 24 characters at most',
    ],
    [
      'a place that is no number',
      'content/testimonials/kiteway.ts',
      'testimonial.home',
      true,
      'is true, must be its place there, 1 for the first',
    ],
  ])('for %s', (_, file, field, value, reason) => expectRefused(file, field, value, reason));
});

import { describe, expect, it } from 'vitest';
import { schemas } from '@/content/schemas';
import { findProblems } from '@/lib/content/check/validate';
import { known } from '@/scripts/check/known';
import { changed } from '@/tests/support/changed';
import { customers, expectRefused, oneMore, plans, post, site, story } from './changes';

describe('a line says what is wrong and what to do', () => {
  it.each([
    ['a field left out', post, 'post.title', undefined, 'is missing, must be a text'],
    ['an empty field', post, 'post.title', '', 'is empty, must hold a text'],
    [
      'a misspelt field',
      plans,
      'plans[0].tittle',
      'Base',
      "is no field of this entry; did you mean 'title'?",
    ],
    ['a price in words', plans, 'plans[0].price.annual', '$12', "is '$12', must be a number"],
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
      'a day that no month has',
      post,
      'post.date',
      '2025-02-30',
      "is '2025-02-30', must be a date such as 2025-11-03",
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
      'a part of an unknown kind',
      post,
      'post.sections[0].type',
      'paragraf',
      "is 'paragraf', must be one of 'paragraph', 'heading', 'list', 'quote', 'highlight', 'stats', 'image'; did you mean 'paragraph'?",
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

  it('for each of several files in one run', () => {
    const modules = [
      changed(post, 'post.category', 'Nothing'),
      changed(plans, 'plans[0].title', 12),
    ];
    const files = findProblems(modules, schemas, known).map(({ file }) => file);
    expect(files).toEqual([post, plans]);
  });
});

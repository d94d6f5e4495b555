import { expect, it } from 'vitest';
import { schemas } from '@/content/schemas';
import { findProblems } from '@/lib/content/check/validate';
import { known } from '@/scripts/check/known';
import { changed } from '@/tests/support/changed';
import { customers, first, menus, oneMore, plans, post, site, story, sums } from './changes';

const nine = ([entry]: readonly object[]) =>
  Array.from({ length: 9 }, (_, at) => ({ ...entry, name: `Place ${at}` }));

it.each([
  [post, 'post.title', '', 'is empty, must hold a text'],
  [plans, 'plans[0].price.annual', -1, 'is -1, must be 0 at least'],
  [plans, 'plans[0].price.annual', 12.333, 'is 12.333, must be in dollars and cents'],
  [
    plans,
    'plans[0].price.kind',
    'per-usr',
    "is 'per-usr', must be one of 'per-user', 'flat', 'agreed'; did you mean 'per-user'?",
  ],
  [post, 'post.date', '3.11.2025', "is '3.11.2025', must be a date such as 2025-11-03"],
  [
    site,
    'site.social[0].href',
    'x.com',
    "is 'x.com', must be a web address that begins with https://",
  ],
  [
    customers,
    'customers[0].mark',
    undefined,
    "is missing, must be one of 'tight', 'spaced', 'narrow', 'plain', 'caps', 'light', 'heavy', or a 'logo' must stand in its place",
  ],
  [
    customers,
    'customers[0].logo',
    'logo-dhl',
    "is 'logo-dhl', must stand without 'mark' and 'icon', which set a name in type",
  ],
  [
    story,
    'caseStudy.slug',
    'Solar fields',
    "is 'Solar fields', must be lower case with hyphens, such as 'rain-at-three'",
  ],
  [
    customers,
    'customers',
    oneMore({}),
    expect.stringMatching(/^is '.+', must not stand twice, entry 1 of this list has it already$/),
  ],
  [
    'content/home/steps.ts',
    'steps[0].title',
    'A title that no stop of the road can bear',
    'has 41 characters, must have 24 characters at most',
  ],
  [
    'content/testimonials/kiteway.ts',
    'testimonial.home',
    true,
    'is true, must be its place there, 1 for the first',
  ],
  [plans, 'plans', first(0), 'is empty, must have 1 entry at least'],
  [customers, 'customers', first(2), 'has 2 entries, must have 3 entries at least'],
  [site, 'site.social', nine, 'has 9 entries, must have 8 entries at most'],
  // What points at something else: a name, an address, a picture, a line of a sum.
  [
    post,
    'post.category',
    'Fleet Managment',
    "there is no 'Fleet Managment' among the categories of content/blog/categories.ts; did you mean 'Fleet Management'?",
  ],
  [
    post,
    'post.sections[0].content',
    'See the [price list](/prcing).',
    "no page has the address '/prcing'; did you mean '/pricing'?",
  ],
  [
    post,
    'post.sections[0].content',
    'See the [price list](pricing).',
    "the link to 'pricing' must begin with '/', '#' or 'https://'",
  ],
  [
    sums,
    'post.worked.lines',
    [
      { name: 'vans', label: 'Vans', value: 40 },
      { name: 'cost', label: 'Cost', sum: 'vans * 2', shown: '$5,400' },
    ],
    "is '$5,400', but the sum comes to 80 (80)",
  ],
  [
    menus,
    'solutions[0].links[0].href',
    '/fleet-management#gps-tracking',
    "the page '/fleet-management' has no section '#gps-tracking'; did you mean 'iot-gps-tracking'?",
  ],
  [
    'content/home/languages.ts',
    'languages[0].grid.flag',
    'qq',
    "there is no 'qq' among the flags of countries and of public/images; did you mean 'aq'?",
  ],
  [
    menus,
    'solutions[0].drawing',
    'menu-flet',
    "there is no 'menu-flet' among the SVG pictures of public/images; did you mean 'menu-fleet'?",
  ],
  [
    'content/use-cases/retail.ts',
    'useCase.features[0].fareRow',
    'API access',
    "there is no 'API access' among the features of the smallest plan in content/plan-comparison.ts",
  ],
])('%s, %s: %j is refused', (file, field, value, reason) => {
  const problems = findProblems([changed(file, field, value)], schemas, known);
  expect(problems.map((problem) => problem.reason)).toContainEqual(reason);
  for (const problem of problems) expect(problem.field.startsWith(field)).toBe(true);
});

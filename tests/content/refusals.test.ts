import { describe, expect, it } from 'vitest';
import { schemas } from '@/content/schemas';
import type { ContentModule } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';
import { findAdvice, findProblems } from '@/lib/content/check/validate';
import { known, knownOf } from '@/scripts/check/known';

type Fields = Record<string, unknown>;
type Change = (now: never) => unknown;

/** A copy of a content file with another value in a field such as `plans[0].id`, or one made of its value. */
function changed(file: string, field: string, change: unknown): ContentModule {
  const module = contentModules.find((one) => one.file === file);
  const data = structuredClone({ ...module?.data }) as Fields;
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() ?? '';
  const owner = keys.reduce((inner, key) => inner[key] as Fields, data);
  owner[last] = typeof change === 'function' ? (change as Change)(owner[last] as never) : change;
  return { file, data };
}

const linesOf = (module: ContentModule): readonly string[] =>
  findProblems([module], schemas, known).map(({ field, reason }) => `${field}: ${reason}`);

const plans = 'content/plans.ts';
const site = 'content/site.ts';
const customers = 'content/home/customers.ts';
const menus = 'content/navigation.ts';
const story = 'content/case-studies/renewable-energy-fleet-visibility.ts';
const quote = 'content/testimonials/kiteway.ts';
const post = 'content/blog/posts/rain-delays-on-delivery-routes.ts';
const sums = 'content/blog/posts/what-idling-costs.ts';
const fleet = 'content/products/fleet-management.ts';

const first = (count: number) => (now: readonly unknown[]) => now.slice(0, count);
const oneMore = (fields: object) => (now: readonly object[]) => [...now, { ...now[0], ...fields }];

type Cases = readonly (readonly [field: string, value: unknown, reason: string])[];

const flag = 'flags.showExploreLink';
const form = 'site.forms[0]';
const inbox = { shape: 'function', address: 'https://a.test/inbox' };
const vans = { name: 'vans', label: 'Vans', value: 40 };
const cost = { name: 'cost', label: 'Cost', sum: 'vans * 2', shown: '$5,400' };
const feature = 'fleetManagement.features[0]';
const tableOf = (...row: string[]) => ({ caption: 'A', columns: ['a', 'b'], rows: [row] });

/** By file: a field, what stands in it, and what is said of it, at least. */
const refused: Readonly<Record<string, Cases>> = {
  [post]: [
    ['post.title', undefined, 'is missing, must be a text'],
    ['post.title', '', 'is empty, must hold a text'],
    ['post.date', '3.11.2025', "is '3.11.2025', must be a date such as 2025-11-03"],
    ['post.date', '2025-02-30', "is '2025-02-30', must be a date such as 2025-11-03"],
    ['post.sections[0].type', 'paragraf', "'stats', 'image'; did you mean 'paragraph'?"],
    ['post.category', 'Fleet Managment', "there is no 'Fleet Managment' among the categories of"],
    ['post.sections[0].content', 'See [it](/prcing).', "'/prcing'; did you mean '/pricing'?"],
    ['post.sections[0].content', 'See [it](pricing).', "must begin with '/', '#' or 'https://'"],
  ],
  [sums]: [
    ['post.worked.lines', [vans, cost], "is '$5,400', but the sum comes to 80 (80)"],
    ['post.worked.lines', [cost, vans], "'vans', which no line above has for its name"],
    [
      'post.worked.lines',
      [vans, { ...cost, shown: '81' }],
      "is '81', which the article prints nowhere",
    ],
  ],
  [plans]: [
    ['plans[0].tittle', 'Base', "is no field of this entry; did you mean 'title'?"],
    ['plans[0].price.annual', '$12', "is '$12', must be a number"],
    ['plans[0].price.annual', -1, 'is -1, must be 0 at least'],
    ['plans[0].price.annual', 12.333, 'is 12.333, must be in dollars and cents'],
  ],
  [site]: [
    ['site.social[0].href', 'x.com', 'must be a web address that begins with https://'],
    [`${form}.endpoint`, 'https://a.test', 'must be a group of fields'],
    [`${form}.endpoint`, { ...inbox, shape: 'mail' }, "'service', 'hubspot', 'function'"],
    [`${form}.endpoint`, { ...inbox, address: 'a.test' }, 'must be a web address'],
    [`${form}.endpoint`, { ...inbox, shape: 'hubspot' }, '/submit/PORTAL/FORM'],
    [`${form}.endpoint`, { ...inbox, names: { fistName: 'a' } }, 'is no field of this entry'],
    [`${form}.endpoint`, { ...inbox, thanks: 'a b' }, 'must be a name such as first_name'],
  ],
  'content/flags.ts': [
    [flag, { from: '2026-02-30' }, "is '2026-02-30', must be a date such as 2025-11-03"],
    [flag, { from: '2026-03-02', until: '2026-03-01' }, "must not be before 'from'"],
    [flag, {}, "must be a date, or 'until' must stand in its place"],
    [flag, { form: '2026-03-02' }, 'is no field of this entry'],
    [flag, 'on', 'must be true or false'],
  ],
  [customers]: [
    ['customers[0].mark', undefined, "or a 'logo' must stand in its place"],
    ['customers[0].logo', 'logo-dhl', "must stand without 'mark' and 'icon'"],
    [
      'customers[0]',
      { name: 'A', logo: 'logo-dlh', sample: false },
      "there is no 'logo-dlh' among the pictures of",
    ],
    ['customers[0].icon', 'trck', "there is no 'trck' among the icons of lib/icons/icons.ts"],
    ['customers', first(2), 'has 2 entries, must have 3 entries at least'],
    ['customers', oneMore({}), 'must not stand twice, entry 1 of this list has it already'],
  ],
  [menus]: [
    ['solutions[0].links[0].href', '/fleet-management#gps-tracking', "mean 'iot-gps-tracking'?"],
    ['solutions[0].drawing', 'menu-flet', "there is no 'menu-flet' among the SVG pictures of"],
  ],
  [story]: [
    ['caseStudy.slug', 'Solar fields', "must be lower case with hyphens, such as 'rain-at-three'"],
    ['caseStudy.timeline.steps', first(3), 'must end with the last of the 8 weeks'],
  ],
  [quote]: [
    ['testimonial.home', true, 'is true, must be its place there, 1 for the first'],
    ['testimonial.category', 'E-comerce', "there is no 'E-comerce' among the quoteTrades of"],
    [
      'testimonial.results',
      { share: '99%' },
      "must be a count of their own in digits, such as '57'",
    ],
    ['testimonial.results', { a: '1', b: '2', c: '3', d: '4' }, 'must have 3 entries at most'],
    ['testimonial.testimonial', 'a'.repeat(201), 'a large one must have 200 at most'],
  ],
  [fleet]: [
    [`${feature}.section_id`, 'uses', 'must not be the id of a part that every product page has'],
    [`${feature}.table`, tableOf('Donaudampfschiffahrt', 'b'), 'no word of more than 16 letters'],
    [`${feature}.table`, tableOf('a'), 'must have as many as there are columns: 2'],
  ],
  'content/chat.ts': [
    ['chat.quickQuestions[1]', 'Where are you?', 'use a word of lib/chat/reply.ts'],
  ],
  'content/home/steps.ts': [['steps[0].title', 'a'.repeat(41), 'must have 24 characters at most']],
  'content/use-cases/retail.ts': [
    ['useCase.features[0].planRow', 'API access', "there is no 'API access' among the features of"],
  ],
  'content/success-stories.ts': [
    [
      'successStories.stories.title',
      '{Cuont} {story|stories}',
      'may hold {Count}, {count}, {number}',
    ],
  ],
};

describe.each(Object.entries(refused))('%s is refused', (file, cases) => {
  it.each(cases)('with %s of %j: %s', (field, value, reason) => {
    const problems = findProblems([changed(file, field, value)], schemas, known);
    expect(problems.map((problem) => problem.reason).join('\n')).toContain(reason);
    for (const problem of problems) expect(problem.field.startsWith(field)).toBe(true);
  });
});

it.each([
  [plans, 'plans[0].price.annual', (now: number) => now + 1],
  [site, `${form}.endpoint`, { ...inbox, names: { name: 'your.name', utm_term: null } }],
  ['content/flags.ts', flag, { until: '2026-03-01' }],
  [plans, 'plans[0].price', { kind: 'flat', amount: 0 }],
  [plans, 'plans[0].price', { kind: 'agreed', label: 'Talk to us', href: '/contact' }],
  [customers, 'customers[0]', { name: 'Acme', logo: 'logo-dhl', sample: false }],
  [story, 'caseStudy.sample', false],
  [post, 'post.author', 'Maria Lopez'],
])('in %s, %s may be %j', (file, field, change) =>
  expect(linesOf(changed(file, field, change))).toEqual([]),
);

it.each([
  ['post.tags', first(2), 'has 2, better 3 or more, which readers search by'],
  ['post.keyTakeaways', [], 'has 0, better 3 or more'],
  ['post.sections', first(1), 'words, better 600 or more'],
  ['post.excerpt', 'and so on '.repeat(20).trim(), 'a sentence has 60 words, better at most 45'],
  ['post.content', 'Rain.', 'has 5 characters, better 70 to 160'],
])('%s of %j is advice and stops nothing: %s', (field, value, reason) => {
  const module = changed(post, field, value);
  // The numbers of its sum stand in words that are gone.
  const { worked, ...rest } = Object(module.data.post);
  const bare = { file: post, data: { post: rest } };
  expect(linesOf(bare)).toEqual([]);
  const advice = findAdvice([bare], known);
  expect(advice.map((one) => one.field)).toEqual([field]);
  expect(advice[0]?.reason).toContain(reason);
});

it('questions of the chat that are answered alike are advice', () => {
  const questions = ['How much does it cost?', 'Which plan is for me?'];
  const module = changed('content/chat.ts', 'chat.quickQuestions', questions);
  expect(linesOf(module)).toEqual([]);
  expect(findAdvice([module], known).map(({ field }) => field)).toContain('chat.quickQuestions[1]');
});

it('what still leads to a deleted page is named, each with its field', () => {
  const others = contentModules.filter(({ file }) => file !== story);
  const problems = findProblems(others, schemas, knownOf(others));
  expect(problems.length).toBeGreaterThan(0);
  for (const { reason } of problems) {
    expect(reason).toContain('/case-studies/renewable-energy-fleet-visibility');
  }
});

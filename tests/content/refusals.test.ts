import { describe, expect, it } from 'vitest';
import { schemas } from '@/content/schemas';
import { folderProblems } from '@/lib/content/check/folders';
import type { ContentModule } from '@/lib/content/check/leaves';
import { findAdvice, findProblems } from '@/lib/content/check/validate';
import { known } from '@/scripts/check/known';
import { changed } from '@/tests/support/changed';

type Fields = Record<string, unknown>;
const lines = (problems: ReturnType<typeof findProblems>) =>
  problems.map(({ field, reason }) => `${field}: ${reason}`);

const errors = (module: ContentModule) => lines(findProblems([module], schemas, known));
const advice = (module: ContentModule) => lines(findAdvice([module], known));

const more = (now: number) => now + 1;
const oneLess = (now: readonly unknown[]) => now.slice(1);
const first = (count: number) => (now: readonly unknown[]) => now.slice(0, count);
const oneMore = (fields: object) => (now: readonly object[]) => [...now, { ...now[0], ...fields }];

const [plans, site] = ['content/plans.ts', 'content/site.ts'];
const story = 'content/case-studies/renewable-energy-fleet-visibility.ts';
const [customers, chat] = ['content/home/customers.ts', 'content/chat.ts'];
const menus = 'content/navigation.ts';
const paper = 'content/white-papers/tracking-a-fleet-you-partly-own.ts';
const post = 'content/blog/posts/rain-at-three.ts';

describe('a marketer may', () => {
  it.each([
    ['change a price', plans, 'plans[0].price.annual', more],
    ['change the year', site, 'site.copyrightYear', more],
    ['change a figure', 'content/figures.ts', 'figures.customers.value', '12,345+'],
    ['take a customer away', customers, 'customers', oneLess],
    [
      'add a language',
      'content/home/languages.ts',
      'languages',
      oneMore({ name: 'Icelandic', tag: 'is' }),
    ],
    ['show a logo', customers, 'customers[0]', { name: 'Acme', logo: 'logo-dhl', sample: false }],
    [
      'show letters alone',
      customers,
      'customers[0]',
      { name: 'Acme', mark: 'caps', sample: false },
    ],
    ['leave out the stores', site, 'site.stores', []],
    ['leave out the apps of the menu', menus, 'apps', []],
    ['leave out the columns of the footer', menus, 'footerNavigation', []],
    ['leave out the figures of the home page', 'content/home/community.ts', 'communityRows', []],
    ['tell the name of a real client', story, 'caseStudy.sample', false],
    ['publish a white paper', paper, 'paper.sample', false],
    ['name an author', post, 'post.author', 'Maria Lopez'],
    ['give an article two tags', post, 'post.tags', first(2)],
    ['leave out the takeaways', post, 'post.keyTakeaways', []],
    ['leave out social links', site, 'site.social', []],
    ['sell one plan', plans, 'plans', first(1)],
    ['give a plan away', plans, 'plans[0].price', { kind: 'flat', amount: 0 }],
    ['ask for cents', plans, 'plans[0].price.monthly', 12.35],
    [
      'agree all prices',
      plans,
      'plans[0].price',
      { kind: 'agreed', label: 'Talk to us', href: '/contact' },
    ],
    ['compare nothing', 'content/plan-comparison.ts', 'planComparison', []],
  ])('%s', (_, file, field, change) => expect(errors(changed(file, field, change))).toEqual([]));
});

const link = 'chatAnswers.pricing.links[0].href';

describe('a line says what is wrong and what to do', () => {
  it.each([
    [
      'a mistyped category',
      post,
      'post.category',
      'Fleet Managment',
      "there is no 'Fleet Managment' among the categories of content/blog/categories.ts; did you mean 'Fleet Management'?",
    ],
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
      'an address of no page',
      chat,
      link,
      '/prcing',
      "no page has the address '/prcing'; did you mean '/pricing'?",
    ],
    [
      'an anchor that its page has not',
      chat,
      link,
      '/#pricng',
      "the page '/' has no section '#pricng'; did you mean 'pricing'?",
    ],
    [
      'an anchor that a product has not',
      menus,
      'solutions[0].links[0].href',
      '/fleet-management#gps-tracking',
      "the page '/fleet-management' has no section '#gps-tracking'; did you mean 'iot-gps-tracking'?",
    ],
    [
      'a logo that is not there',
      customers,
      'customers[0]',
      { name: 'Acme', logo: 'logo-dlh', sample: false },
      "there is no picture 'logo-dlh', put one into public/images or draw it; did you mean 'logo-dhl'?",
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
      'a flag of no country',
      'content/home/languages.ts',
      'languages[0].grid.flag',
      'qq',
      "there is no 'qq' among the flags of countries and of public/images; did you mean 'aq'?",
    ],
    [
      'a picture of a menu that is none',
      menus,
      'solutions[0].drawing',
      'menu-flet',
      "there is no 'menu-flet' among the SVG pictures of public/images; did you mean 'menu-fleet'?",
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
      'an icon that does not exist',
      customers,
      'customers[0].icon',
      'trck',
      "there is no icon 'trck', choose one of lib/icons/icons.ts or add it there; did you mean 'truck'?",
    ],
    [
      'a picture that does not exist',
      story,
      'caseStudy.picture',
      'case-solr',
      "there is no picture 'case-solr', put one into public/images or draw it; did you mean 'case-solar'?",
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
      'a mistyped trade',
      'content/testimonials/kiteway.ts',
      'testimonial.category',
      'E-comerce',
      "there is no 'E-comerce' among the quoteTrades of content/testimonials-page.ts; did you mean 'E-commerce'?",
    ],
    [
      'a place that is no number',
      'content/testimonials/kiteway.ts',
      'testimonial.home',
      true,
      'is true, must be its place there, 1 for the first',
    ],
    [
      'a photograph that is not there',
      'content/testimonials/kiteway.ts',
      'testimonial.photo',
      'face-kiteway',
      "there is no picture 'face-kiteway', put one into public/images or draw it",
    ],
    [
      'a feature of a larger plan as one of all plans',
      'content/use-cases/retail.ts',
      'useCase.features[0].fareRow',
      'API access',
      "there is no 'API access' among the features of the smallest plan in content/plan-comparison.ts",
    ],
  ])('for %s', (_, file, field, value, reason) => {
    const problems = findProblems([changed(file, field, value)], schemas, known);
    expect(problems.map((problem) => problem.reason)).toContainEqual(reason);
    for (const problem of problems) expect(problem.field.startsWith(field)).toBe(true);
  });

  it('for more large quotes than the carousel holds', () => {
    const quotes = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        file: `content/testimonials/${at}.ts`,
        data: { testimonial: { large: true } },
      }));
    const told = (count: number) =>
      folderProblems(quotes(count)).filter(({ reason }) => reason.includes("'large'"));
    expect(told(6)).toEqual([]);
    expect(told(7)).toEqual([
      {
        file: 'content/testimonials',
        field: '(folder)',
        reason: "7 files have 'large', must be 6 at most",
      },
    ]);
  });

  it('for each of several files in one run', () => {
    const modules = [
      changed(post, 'post.category', 'Nothing'),
      changed(plans, 'plans[0].title', 12),
    ];
    const files = findProblems(modules, schemas, known).map(({ file }) => file);
    expect(files).toEqual([post, plans]);
  });
});

/** The entries of a list, repeated up to a count, each repeated one under another name. */
const grown = (count: number) => (now: readonly Fields[]) =>
  Array.from({ length: count }, (_, at) => {
    const entry: unknown = now[at % now.length];
    if (at < now.length || typeof entry === 'string') return entry;
    const others = Object.entries(entry as Fields).map(([key, value]) => {
      if (key === 'highlight') return [key, null];
      const named = /^(id|slug|name|title|tag|question)$/.test(key) && typeof value === 'string';
      return [key, named ? `${value.slice(0, 12)}-${at}${key === 'question' ? '?' : ''}` : value];
    });
    return Object.fromEntries(others);
  });

it.each([
  [customers, 'customers', 3, 14],
  ['content/home/languages.ts', 'languages', 5, 60],
  ['content/home/steps.ts', 'steps', 3, 7],
  [plans, 'plans', 1, 4],
  ['content/pricing.ts', 'pricingQuestions', 1, 20],
  ['content/help/support.ts', 'supportCategories', 3, 9],
  [chat, 'chat.quickQuestions', 2, 8],
  [site, 'site.social', 0, 8],
])('in %s, %s has from %i to %i entries', (file, field, least, most) => {
  const told = (count: number) =>
    errors(changed(file, field, grown(count))).filter((line) => line.startsWith(`${field}: `));
  const size = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;
  expect([...told(least), ...told(most)]).toEqual([]);
  expect(told(most + 1)).toEqual([
    `${field}: has ${size(most + 1)}, must have ${size(most)} at most`,
  ]);
  if (least === 0) return;
  const has = least === 1 ? 'is empty' : `has ${size(least - 1)}`;
  expect(told(least - 1)).toEqual([`${field}: ${has}, must have ${size(least)} at least`]);
});

it.each([
  ['content/testimonials', 3, 30],
  ['content/integrations', 1, 300],
  ['content/white-papers', 0, 30],
  ['content/case-studies', 1, 12],
  ['content/industries', 3, 8],
  ['content/use-cases', 1, 8],
  ['content/webinars', 0, 20],
])('%s has from %i to %i files', (folder, least, most) => {
  const told = (count: number) =>
    folderProblems(Array.from({ length: count }, () => ({ file: `${folder}/a.ts`, data: {} })))
      .filter(({ file }) => file === folder)
      .map(({ reason }) => reason);
  expect([...told(least), ...told(most)]).toEqual([]);
  expect(told(most + 1)).toEqual([`has ${most + 1} files, must have ${most} at most`]);
  if (least > 0) expect(told(least - 1)).toHaveLength(1);
});

it('posts of later days do not fill a blog that must have one', () => {
  const file = 'content/blog/posts/a.ts';
  const told = folderProblems([{ file, data: { post: { date: '2999-01-01' } } }]);
  expect(told.find((problem) => problem.file === 'content/blog/posts')?.reason).toBe(
    'has 0 files, must have 1 at least; those of later days do not count',
  );
});

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
  const module = changed(post, field, value);
  expect(errors(module)).toEqual([]);
  const expected = typeof reason === 'string' ? reason : expect.stringMatching(reason);
  expect(findAdvice([module], known)).toEqual([{ file: post, field, reason: expected }]);
  expect(advice(changed(post, field, (now: unknown) => now))).toEqual([]);
});

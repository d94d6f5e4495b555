import { describe, expect, it } from 'vitest';
import { type ChatAnswer, type ChatTopic, isOwnPath, replyTo, topicOf } from '@/lib/chat/reply';

const name = 'Kettlewick';
const topic = (text: string, product = name) => topicOf(text, product);

/** The published keywords in their order. */
const rules: readonly (readonly [ChatTopic, readonly string[]])[] = [
  ['pricing', ['price', 'cost', 'pricing', 'plan']],
  ['features', ['feature', 'what does', 'capabilities']],
  ['start', ['start', 'begin', 'setup', 'onboard']],
  ['benefits', ['benefit', 'save', 'roi', 'return']],
  ['industries', ['industry', 'business', 'sector']],
  ['routes', ['route', 'optim', 'planning']],
  ['support', ['support', 'help', 'contact']],
  ['about', [name, 'what is', 'about']],
];
const words = rules.flatMap(([rule, keywords]) => keywords.map((word) => [word, rule] as const));

it.each(words)('%s is found alone, in capitals, inside a sentence, inside a word', (word, rule) => {
  // 'planning' holds 'plan', which the first rule finds before the sixth is asked.
  const expected = word === 'planning' ? 'pricing' : rule;
  for (const text of [word, word.toUpperCase(), `Hm, tell me: ${word}, please?`, `xx${word}yy`]) {
    expect(topic(text), text).toBe(expected);
  }
});

const pairs = rules.flatMap(([first, [word = '']], index) =>
  rules.slice(index + 1).map(([, [later = '']]) => [word, later, first] as const),
);

it.each(pairs)('%s wins over %s, whichever comes first', (word, later, rule) => {
  expect(topic(`${word} ${later}`)).toBe(rule);
  expect(topic(`${later} ${word}`)).toBe(rule);
});

it.each<[string, ChatTopic]>([
  ['Is route planning hard?', 'pricing'],
  ['Please explain', 'help'],
  ['An airplane', 'pricing'],
  ['Plane tickets', 'pricing'],
  ['What does it cost?', 'pricing'],
  ['What does the route view do?', 'features'],
  ['A restarted phone', 'start'],
  ['From the beginning', 'start'],
  ['Greetings from Detroit', 'benefits'],
  ['Where do returned parcels go?', 'benefits'],
  ['We are busy businesses', 'industries'],
  ['Many industries', 'help'],
  ['How does route optimization help my business?', 'industries'],
  ['How does route optimization help?', 'routes'],
  ['Optimal', 'routes'],
  ['I am rerouted', 'routes'],
  ['Helpless', 'support'],
  [`Who supports ${name}?`, 'support'],
  ['What is the weather?', 'about'],
  ['What’s this?', 'help'],
  ['Talk about vans', 'about'],
  ['p r i c e', 'help'],
  // The product's name, in any case.
  [`Is ${name} good?`, 'about'],
  ['KETTLEWICK', 'about'],
  ['kettlewick!', 'about'],
])('plain substrings: %s → %s', (text, rule) => expect(topic(text)).toBe(rule));

it('the product’s name is that of this edition', () => {
  expect(topic('Tell me of Kettlewick', 'Other')).toBe('help');
  expect(topic('Tell me of other things', 'Other')).toBe('about');
});

it.each(['', '   ', '\n', 'Hello', '<script>alert(1)</script>', '**', '☕', '__proto__'])(
  '%j gets the list of what it can answer',
  (text) => expect(topic(text)).toBe('help'),
);

it('a question may be ten thousand characters', () => {
  expect(topic('x'.repeat(10_000))).toBe('help');
  expect(topic(`${'x'.repeat(9_995)}price`)).toBe('pricing');
  expect(topic('what i'.repeat(1_700))).toBe('help');
});

describe('the reply', () => {
  const others = [...rules.map(([rule]) => rule), 'help'].map((text) => [
    text,
    { text, links: [] },
  ]);
  const answers: Record<ChatTopic, ChatAnswer> = {
    ...Object.fromEntries(others),
    pricing: { text: 'It **costs**\nmoney.', links: [{ label: 'Prices', href: '/pricing' }] },
  };

  it('is the prepared text with its line breaks and a list of its links', () => {
    expect(replyTo('price', answers, name)).toBe('It **costs**  \nmoney.\n\n- [Prices](/pricing)');
  });

  it('never repeats what was asked', () => {
    expect(replyTo('<img src=x onerror=alert(1)>', answers, name)).toBe('help');
  });
});

it.each([
  [true, ['/', '/pricing', '/support?category=mobile-app#articles']],
  [false, ['', '#top', '//evil.example', '/\\evil.example', 'https://a.example', 'javascript:x']],
])('links may lead there: %s, %j', (may, addresses) => {
  for (const address of addresses) expect(isOwnPath(address), address).toBe(may);
});

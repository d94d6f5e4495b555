import { expect, it } from 'vitest';
import {
  type ChatAnswer,
  type ChatTopic,
  isOwnPath,
  replyTo,
  saidInstead,
  topicOf,
} from '@/lib/chat/reply';

const name = 'Kettlewick';
const topic = (text: string, product = name) => topicOf(text, product);

/** The published keywords in their order, as plain parts of what is asked. */
const rules: readonly (readonly [ChatTopic, string])[] = [
  ['pricing', 'price|COST|Prices for an airplane|pricing|plan|Is route planning hard?'],
  ['features', 'feature|What does it do|capabilities'],
  ['start', 'A restarted phone|begin|setup|onboard'],
  ['benefits', 'benefit|save|Greetings from Detroit|return'],
  ['industries', 'industry|business|sector|How does route optimization help my business?'],
  ['routes', 'rerouted|Optimal'],
  ['support', `support|Helpless|contact|Who supports ${name}?`],
  ['about', `what is|about|Is ${name} good?|KETTLEWICK`],
  ['help', ' |Hello|What’s this?|Many industries|p r i c e|<script>|__proto__'],
];

it.each(rules)('to be about %s is taken: %s', (rule, texts) => {
  for (const text of texts.split('|')) expect(topic(text), text).toBe(rule);
});

const words = 'price feature start save sector route contact about'.split(' ');

it.each(words.slice(1).map((word, at) => [words[at], word]))(
  '%s wins over %s, whichever comes first',
  (first = '', later = '') => {
    expect(topic(`${later} ${first}`)).toBe(topic(first));
    expect(topic(`${first} ${later}`)).toBe(topic(first));
  },
);

it('the product’s name is that of this edition', () => {
  expect(topic('Tell me of Kettlewick', 'Other')).toBe('help');
  expect(topic('Tell me of other things', 'Other')).toBe('about');
});

it('the reply is the prepared text with its line breaks and a list of its links, and repeats nothing', () => {
  const others = rules.map(([text]) => [text, { text, links: [] }]);
  const links = ['Prices', 'Plans'].map((label) => ({ label, href: `/${label.toLowerCase()}` }));
  const answers: Record<ChatTopic, ChatAnswer> = {
    ...Object.fromEntries(others),
    pricing: { text: 'It **costs**\nmoney.\n\nLess.', links },
  };
  expect(replyTo('price', answers, name)).toBe(
    'It **costs**  \nmoney.\n\nLess.\n\n- [Prices](/prices)\n- [Plans](/plans)',
  );
  expect(replyTo('<img src=x onerror=alert(1)>', answers, name)).toBe('help');
});

it('places stand between the words before and after them, and no word of the question in Markdown', () => {
  const further = { words: '**x** [y](javascript:z)', places: [] };
  const after = { text: 'Ask.', links: [{ label: 'Us', href: '/contact' }] };
  const said = saidInstead({ before: 'Closest:', after }, further);
  expect(said).toEqual({ content: 'Closest:', further, after: 'Ask.\n\n- [Us](/contact)' });
});

it.each([
  [true, ['/', '/support?category=mobile-app#articles']],
  [false, ['', '#top', 'a/b', '//evil.example', '/\\evil.example', 'https://a.example']],
])('links may lead there: %s, %j', (may, addresses) => {
  for (const address of addresses) expect(isOwnPath(address), address).toBe(may);
});

import { expect, it } from 'vitest';
import { type ChatTopic, topicOf } from '@/lib/chat/reply';

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

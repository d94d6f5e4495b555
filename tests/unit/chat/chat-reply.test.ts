import { expect, it } from 'vitest';
import { placesFor, subjectOf } from '@/lib/chat/places';
import { type ChatTopic, isAbout, topicOf } from '@/lib/chat/reply';
import type { Hit } from '@/lib/search/types';
import { found, hit } from '@/tests/support/search';

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
  ['pricing', 'How much?|how much is it|How much for 40 vans with 45 drivers?|What do you charge?'],
  ['help', 'How much fuel does a van use?|Can I recharge a van?'],
  ['help', ' |Hello|What’s this?|Many industries|p r i c e|<script>|__proto__'],
];

it.each(rules)('to be about %s is taken: %s', (rule, texts) => {
  for (const text of texts.split('|')) expect(topic(text), text).toBe(rule);
});

const words = 'price feature start save sector route contact about'.split(' ');

const pairs = words.slice(1).map((word, at) => [words[at], word]);

it.each(pairs)('%s wins over %s, whichever comes first', (first = '', later = '') => {
  expect(topic(`${later} ${first}`)).toBe(topic(first));
  expect(topic(`${first} ${later}`)).toBe(topic(first));
});

it('the product’s name is that of this edition', () => {
  expect(topic('Tell me of Kettlewick', 'Other')).toBe('help');
  expect(topic('Tell me of other things', 'Other')).toBe('about');
});

it.each([
  [true, 'Is it an ELD?'],
  [true, 'eld'],
  [true, 'Electronic-logs, please'],
  [false, 'field service'],
  [false, 'electronic logbook'],
  [false, ''],
])('it is %s that %j is about ELDs', (about, question) =>
  expect(isAbout(question, ['eld', 'electronic logs'])).toBe(about),
);

it.each([
  ['Is there an API?', 'API'],
  ['  Does it work with E-Commerce, too?! ', 'work with E-Commerce'],
  ['How do I stop alarms when any one door opens?', 'stop alarms when any one door opens'],
  ['Stop alarms when the door opens, and tell only the drivers', ''],
  ['Can’t I weigh 24/7', 'weigh 24/7'],
  ['What is this?', 'What is this'],
])('the subject of %j is %j', (question, subject) => expect(subjectOf(question)).toBe(subject));

const foundIn = (hits: readonly Hit[], sure = false) =>
  found({ pages: hits.slice(0, 2), guides: hits.slice(2) }, { sure });
const scored = (title: string, score: number) => hit('pages', title, { href: `/${title}`, score });
const hits = [scored('b', 2), scored('d', 0.5), scored('a', 3), scored('c', 1)];

it('the places for a question are the three best of all groups where no answer is prepared', () => {
  const { words, places } = placesFor('Where is it, exactly?', 'help', foundIn(hits)) ?? {};
  expect(words).toBe('exactly');
  expect(places?.map(({ label }) => label)).toEqual(['a', 'b', 'c']);
});

it('the places for a question are the best one beside a prepared answer, where the search is sure', () => {
  expect(placesFor('route planning', 'pricing', foundIn(hits, true))).toEqual({
    words: 'route planning',
    places: [{ label: 'a', heading: undefined, href: '/a' }],
  });
  expect(placesFor('route planning', 'pricing', foundIn(hits))).toBeUndefined();
  expect(placesFor('x', 'help', foundIn([], true))).toBeUndefined();
});

it('the places for a question lead to the first heading with the words', () => {
  const sections = [
    { title: 'Before', href: '/a#before', found: false },
    { title: 'Here', href: '/a#here', found: true },
    { title: 'And here', href: '/a#and', found: true },
  ];
  const further = placesFor('x', 'help', foundIn([hit('pages', 'a', { sections })]));
  expect(further?.places).toEqual([{ label: 'a', heading: 'Here', href: '/a#here' }]);
});

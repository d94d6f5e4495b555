import { describe, expect, it } from 'vitest';
import { placesFor, subjectOf } from '@/lib/chat/places';
import type { Hit } from '@/lib/search/types';
import { found, hit } from '@/tests/support/search';

it.each([
  ['route planning', 'route planning'],
  ['Is there an API?', 'API'],
  ['  Does it work with E-Commerce, too?! ', 'work with E-Commerce'],
  ['How do I stop alarms when any one door opens?', 'stop alarms when any one door opens'],
  ['Stop alarms when the door opens, and tell only the drivers', ''],
  ['Driver’s license', 'Driver’s license'],
  ['Can’t I weigh 24/7', 'weigh 24/7'],
  // Where no word says anything, all of them stand.
  ['What is this?', 'What is this'],
  ['???', ''],
  ['<img src=x> 配送', 'img src x 配送'],
])('the subject of %j is %j', (question, subject) => expect(subjectOf(question)).toBe(subject));

describe('the places for a question', () => {
  const foundIn = (hits: readonly Hit[], sure = false) =>
    found(
      [
        ['pages', hits.slice(0, 2)],
        ['guides', hits.slice(2)],
      ],
      { sure },
    );
  const scored = (title: string, score: number) =>
    hit('pages', title, { href: `/${title}`, score });
  const hits = [scored('b', 2), scored('d', 0.5), scored('a', 3), scored('c', 1)];

  it('are the three best of all groups where no answer is prepared', () => {
    const { words, places } = placesFor('Where is it, exactly?', 'help', foundIn(hits)) ?? {};
    expect(words).toBe('exactly');
    expect(places?.map(({ label }) => label)).toEqual(['a', 'b', 'c']);
  });

  it('are the best one beside a prepared answer, where the search is sure', () => {
    expect(placesFor('route planning', 'pricing', foundIn(hits, true))).toEqual({
      words: 'route planning',
      places: [{ label: 'a', heading: undefined, href: '/a' }],
    });
    expect(placesFor('route planning', 'pricing', foundIn(hits))).toBeUndefined();
    expect(placesFor('x', 'help', foundIn([], true))).toBeUndefined();
  });

  it('lead to the first heading with the words', () => {
    const sections = [
      { title: 'Before', href: '/a#before', found: false },
      { title: 'Here', href: '/a#here', found: true },
      { title: 'And here', href: '/a#and', found: true },
    ];
    const further = placesFor('x', 'help', foundIn([hit('pages', 'a', { sections })]));
    expect(further?.places).toEqual([{ label: 'a', heading: 'Here', href: '/a#here' }]);
  });
});

import { describe, expect, it } from 'vitest';
import { placesFor, subjectOf } from '@/lib/chat/places';
import { saidInstead } from '@/lib/chat/reply';
import type { Found, Hit } from '@/lib/search/types';

const hit = (title: string, score: number, part: Partial<Hit> = {}): Hit => ({
  href: `/${title}`,
  group: 'pages',
  title,
  snippet: '',
  note: '',
  sections: [],
  score,
  ...part,
});

const found = (hits: readonly Hit[], sure = false): Found => ({
  query: '',
  mended: false,
  words: [],
  groups: [
    { group: 'pages', hits: hits.slice(0, 2) },
    { group: 'guides', hits: hits.slice(2) },
  ],
  count: hits.length,
  sure,
});

describe('the subject of a question', () => {
  it.each([
    ['route planning', 'route planning'],
    ['Do you have a free trial?', 'free trial'],
    ['Is there an API?', 'API'],
    ['  Does it work with E-Commerce, too?! ', 'work with E-Commerce'],
    ['How do I stop alarms when the door opens?', 'stop alarms when the door opens'],
    ['Stop alarms when the door opens, and tell only the drivers', ''],
    ['Driver’s license', 'Driver’s license'],
    // Where no word says anything, all of them stand.
    ['What is this?', 'What is this'],
    ['???', ''],
    ['', ''],
    ['<img src=x> route', 'img src x route'],
    ['配送', '配送'],
  ])('%j is %j', (question, subject) => expect(subjectOf(question)).toBe(subject));
});

describe('the places for a question', () => {
  const hits = [hit('b', 2), hit('d', 0.5), hit('a', 3), hit('c', 1)];

  it('are the three best of all groups where no answer is prepared', () => {
    const { words, places } = placesFor('Where is it, exactly?', 'help', found(hits)) ?? {};
    expect(words).toBe('exactly');
    expect(places?.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
  });

  it('are the best one beside a prepared answer, where the search is sure', () => {
    const further = placesFor('route planning', 'pricing', found(hits, true));
    expect(further).toEqual({
      words: 'route planning',
      places: [{ title: 'a', heading: undefined, href: '/a' }],
    });
    expect(placesFor('route planning', 'pricing', found(hits))).toBeUndefined();
  });

  it('lead to the first heading with the words', () => {
    const sections = [
      { title: 'Before', href: '/a#before', found: false },
      { title: 'Here', href: '/a#here', found: true },
      { title: 'And here', href: '/a#and', found: true },
    ];
    const further = placesFor('x', 'help', found([hit('a', 1, { sections })]));
    expect(further?.places).toEqual([{ title: 'a', heading: 'Here', href: '/a#here' }]);
  });

  it('are none where nothing is found', () =>
    expect(placesFor('x', 'help', found([], true))).toBeUndefined());
});

it('the places stand between the words before and after them, and no word of the question in Markdown', () => {
  const further = { words: '**x** [y](javascript:z)', places: [] };
  const after = { text: 'Ask.', links: [{ label: 'Us', href: '/contact' }] };
  const said = saidInstead({ before: 'Closest:', after }, further);
  expect(said).toEqual({ content: 'Closest:', further, after: 'Ask.\n\n- [Us](/contact)' });
});

import { describe, expect, it } from 'vitest';
import { openIndex } from '@/lib/search/open-index';
import { snippetOf } from '@/lib/search/snippet';
import { places, sample } from './sample';

const index = openIndex(sample);

describe('a search', () => {
  it.each(['', '  ', '?', 'how do I', '¿…?', 'xylophone quartz'])('for %j finds nothing', (text) =>
    expect(index.search(text)).toMatchObject({
      groups: [],
      count: 0,
      corrected: false,
      sure: false,
    }),
  );

  it('mends a typing error, unless asked to take it as typed', () => {
    expect(index.search('How big a Gefence')).toMatchObject({
      query: 'How big a geofence',
      corrected: true,
    });
    expect(index.search('gefence', { asTyped: true })).toMatchObject({
      count: 0,
      corrected: false,
    });
  });

  it('puts the group of the best hit first and the others in their order', () => {
    const groups = index.search('fee').groups.map(({ group }) => group);
    expect(groups[0]).toBe('questions');
    expect(index.search('van').groups.map(({ group }) => group)).toEqual(['pages', 'articles']);
  });

  it('tells which sections hold the words, and where they are', () =>
    expect(index.search('fences of 150 feet').groups[0]?.hits[0]?.sections).toEqual([
      { title: 'The radius', href: '/blog/fences#radius', found: true },
      { title: 'The colors', href: '/blog/fences#colors', found: false },
    ]));

  it('shows what a row needs, and a sentence with the words', () =>
    expect(index.search('center').groups[0]?.hits[0]).toMatchObject({
      title: 'How big a geofence should be',
      note: '6 min',
      picture: '/images/cover-fences.svg',
      updated: '2025-09-16',
      snippet: 'Fences of 150 feet miss every third van in the center of a town.',
    }));

  it('is sure of a place that holds everything and is far ahead', () => {
    expect(index.search('how big a geofence').sure).toBe(true);
    expect(index.search('geofence pricing').sure).toBe(false);
  });

  it('is sure of a page beside an article that tells more of the same', () => {
    const [, page] = places;
    const twin = { title: 'Route optimization', lead: page?.lead ?? '', note: '', sections: [] };
    const beside = (group: 'articles' | 'guides') =>
      openIndex({ places: [...places, { ...twin, group, href: '/more' }], texts: {} });
    expect(beside('articles').search('route optimization').sure).toBe(true);
    expect(beside('guides').search('route optimization').sure).toBe(false);
  });

  it('is not sure of a place that only mentions it', () => {
    const { groups, sure } = index.search('coffee');
    expect(groups[0]?.hits[0]?.href).toBe('/route-optimization');
    expect(sure).toBe(false);
  });
});

describe('a snippet', () => {
  const words = new Set(['fence']);

  it('is the sentence with the words, and the next one where both are short', () => {
    expect(snippetOf('A yard. A fence. A gate.', words)).toBe('A fence. A gate.');
    expect(snippetOf('A yard. A gate.', words)).toBe('A yard. A gate.');
    expect(snippetOf('', words)).toBe('');
  });

  it('is cut between words, around those that were searched', () => {
    const long = `${'word '.repeat(60)}fence ${'end '.repeat(60)}`;
    const snippet = snippetOf(long, words);
    expect(snippet.length).toBeLessThanOrEqual(190);
    expect(snippet).toMatch(/^… .*fence.* …$/);
    expect(snippetOf(`${'word '.repeat(10)}fence.`, words)).toMatch(/^word/);
    expect(snippetOf(`${'word '.repeat(12)}fence.`, words)).toBe(`… ${'word '.repeat(6)}fence.`);
  });
});

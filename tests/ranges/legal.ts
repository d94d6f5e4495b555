import { type Changes, type Place, repeated } from './harness/range';

type Terms = typeof import('@/content/legal/terms');

export const least: Changes = {
  'content/legal/terms.ts': ({ terms }: Terms) => ({
    terms: {
      ...terms,
      inShort: terms.inShort.slice(0, 1),
      chapters: terms.chapters
        .slice(0, 1)
        .map((chapter) => ({ ...chapter, blocks: chapter.blocks.slice(0, 1) })),
    },
  }),
};

export const most: Changes = {
  'content/legal/terms.ts': ({ terms }: Terms) => ({
    terms: {
      ...terms,
      inShort: repeated<{ value: string; label: string }>(terms.inShort, 4, (point) => ({
        ...point,
        value: 'Wholesale refrigerated distribution',
      })),
    },
  }),
};

export const places: readonly Place[] = [
  { page: '/terms-and-condition', section: 'article.legal' },
];

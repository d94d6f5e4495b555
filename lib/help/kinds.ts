/** The kinds of help articles in words. */
export const kinds = { video: 'Video', guide: 'Guide', other: 'Article' } as const;

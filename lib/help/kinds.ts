export const kinds = { video: 'Video', guide: 'Guide', other: 'Article' } as const;

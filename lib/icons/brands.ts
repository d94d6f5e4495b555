/**
 * Marks of other companies, by the id that content gives them, with their simple-icons file. The
 * build writes them into one sprite. LinkedIn is missing there at its owner's request, so it is
 * written as letters.
 */
export const brandFiles = {
  'google-play': 'googleplay',
  'app-store': 'appstore',
  x: 'x',
  youtube: 'youtube',
} as const;

export type BrandId = keyof typeof brandFiles;

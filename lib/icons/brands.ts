/**
 * Marks of other companies by our id, with their simple-icons file; written into one sprite.
 * LinkedIn asked simple-icons to remove its mark, so it is shown as letters.
 */
export const brandFiles = {
  'google-play': 'googleplay',
  'app-store': 'appstore',
  x: 'x',
  youtube: 'youtube',
} as const;

export type BrandId = keyof typeof brandFiles;

/**
 * Our ids with simple-icons files. LinkedIn asked to be removed there, so it is shown as letters.
 */
export const brandFiles = {
  'google-play': 'googleplay',
  'app-store': 'appstore',
  x: 'x',
  youtube: 'youtube',
} as const;

export type BrandId = keyof typeof brandFiles;

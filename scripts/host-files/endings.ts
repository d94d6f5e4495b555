/** The endings of the files of `out/`; the tests of the hosts name one that is missing here. */
export const endings = [
  'avif',
  'css',
  'html',
  'ico',
  'js',
  'json',
  'md',
  'png',
  'svg',
  'txt',
  'webmanifest',
  'webp',
  'woff2',
  'xml',
] as const;

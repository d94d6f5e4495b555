import { readdirSync } from 'node:fs';

/** Every page of out/, the unknown-address pages too. */
export const builtPages = readdirSync('out', {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => ({ file, path: `/${file.replace(/(^index)?\.html$/, '')}` }));

export type BuiltPage = (typeof builtPages)[number];

/** Width and height of a PNG, which stand after its first 16 bytes. */
export const pngSize = (bytes: Buffer): string =>
  `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;

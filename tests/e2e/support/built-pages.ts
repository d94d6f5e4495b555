import { readdirSync } from 'node:fs';

export interface BuiltPage {
  file: string;
  path: string;
}

/** Every page of out/, the unknown-address pages too. */
export const builtPages: readonly BuiltPage[] = readdirSync('out', {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => ({ file, path: `/${file.replace(/(^index)?\.html$/, '')}` }));

/** Width and height of a PNG, which stand after its first 16 bytes. */
export const pngSize = (bytes: Buffer): string =>
  `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;

import { createHash } from 'node:crypto';

/** The policy source that allows one inline text. Browsers hash it with plain line ends. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/** The value of `integrity` for a file. */
export const fileIntegrity = (bytes: Buffer | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

import { createHash } from 'node:crypto';

/** The policy source that allows one inline text. Browsers hash it with plain line ends. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/** The value of `integrity` for a file. SHA-256 is as safe here as longer ones, and shorter in each page. */
export const fileIntegrity = (bytes: Buffer | string): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

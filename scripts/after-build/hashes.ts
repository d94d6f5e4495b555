import { createHash } from 'node:crypto';

/** The policy source that allows one inline text. Browsers hash it with plain line ends. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;

import { createHash } from 'node:crypto';

/** The policy source of an inline text, which browsers hash with LF line ends. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;

import { createHash } from 'node:crypto';

/** A hash of anything as 16 letters and digits. */
export const shortHash = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16);

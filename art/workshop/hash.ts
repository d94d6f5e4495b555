import { createHash } from 'node:crypto';

export const shortHash = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16);

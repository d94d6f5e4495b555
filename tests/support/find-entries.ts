import { resolve } from 'node:path';
import { findEntries } from '@/lib/content/find-entries';

/** Tests read the entries that lie in the folders now. */
export const setup = (): void => findEntries(resolve('.'));

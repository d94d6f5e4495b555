import { resolve } from 'node:path';
import { findEntries } from '@/lib/content/find-entries';

export const setup = (): void => findEntries(resolve('.'));

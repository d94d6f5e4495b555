import { resolve } from 'node:path';
import { findEntries } from '@/lib/content/find-entries';

findEntries(resolve('.'));

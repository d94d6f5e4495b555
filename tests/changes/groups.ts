import type { Change } from './change';
import { company } from './company';
import { entries } from './entries';
import { pages } from './pages';
import { stories } from './stories';

export const groups: readonly (readonly [string, readonly Change[]])[] = [
  ['the company', company],
  ['pages', pages],
  ['entries', entries],
  ['stories and addresses', stories],
];

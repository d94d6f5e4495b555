import type { Person } from './schemas/reading/publications';

/** Authors and speakers. Role and photo are shown beside exactly this name; teams need no entry. */
export const people: readonly Person[] = [];

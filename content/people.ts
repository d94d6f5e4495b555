import type { Person } from './schemas/reading/publications';

/**
 * People who write or speak here. Wherever their name stands as it does here, their role and face stand
 * beside it; a desk of the house needs no entry.
 */
export const people: readonly Person[] = [];

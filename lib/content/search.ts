import { search } from '@/content/search';

/** Imported by the search's lazy chunk alone. */
export const searchWords = search;

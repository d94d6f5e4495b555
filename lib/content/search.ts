import { search } from '@/content/search';

/** The words of the search. Only its late chunk asks for them: they travel in no page. */
export const searchWords = search;

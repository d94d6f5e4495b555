import type { IconName } from '@/lib/icons/icons';
import type { Group } from '@/lib/search/types';

/** The line and the icon of a group; questions are printed in ink. */
export const groupLooks: Readonly<
  Record<Group, { readonly color: string; readonly icon: IconName }>
> = {
  pages: { color: 'search-pages', icon: 'file-text' },
  guides: { color: 'search-guides', icon: 'book-open' },
  articles: { color: 'search-articles', icon: 'newspaper' },
  api: { color: 'search-api', icon: 'code-xml' },
  integrations: { color: 'search-integrations', icon: 'plug' },
  questions: { color: 'search-questions', icon: 'circle-question-mark' },
};

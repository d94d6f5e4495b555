import { counted } from '../words/count';

/** How many articles the list holds while nothing is chosen, below so many featured ones. */
export function listWords(count: number, featured: number): string {
  if (featured > 0) return count > 0 ? `${count} more, newest first` : 'No further articles yet.';
  return count > 0 ? counted(count, 'article') : 'No articles yet.';
}

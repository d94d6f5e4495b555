import { useState } from 'react';
import { forgetSearch, forgetSearches, recentSearches } from '@/lib/search/recent';

/** The searches of this device, and what takes them away. */
export function useRecent() {
  const [recent, setRecent] = useState(recentSearches);
  return {
    recent,
    forget: (text: string) => setRecent(forgetSearch(text)),
    clear: () => setRecent(forgetSearches()),
  };
}

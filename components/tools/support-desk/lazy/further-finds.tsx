import { useEffect, useReducer, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { opensSearch } from '@/components/ui/button/opens-search';
import { Icon } from '@/components/ui/icon/icon';
import { searchWords } from '@/lib/content/search';
import { furtherFinds } from '@/lib/help/further-finds';
import { useOnline } from '@/lib/hooks/use-online';
import { loadSearch, onSearchWords } from '@/lib/search/load';
import type { SearchIndex } from '@/lib/search/types';

interface FurtherFindsProps {
  query: string;
  listed: readonly { readonly href: string }[];
}

function useIndex(online: boolean): SearchIndex | undefined {
  const [index, setIndex] = useState<SearchIndex>();
  const [, drawAgain] = useReducer((lots: number) => lots + 1, 0);
  useEffect(() => onSearchWords(drawAgain), []);
  useEffect(() => {
    if (!online) return;
    loadSearch().then(setIndex, (error) =>
      console.debug('The support center offers no search of the site', error),
    );
  }, [online]);
  return index;
}

/** How much the site's search finds besides, as a button that opens it; nothing where that is nothing. */
export function FurtherFinds({ query, listed }: FurtherFindsProps) {
  const online = useOnline();
  const index = useIndex(online);
  if (!index || !online) return null;
  const paths = new Set(listed.map(({ href }) => href));
  const offer = furtherFinds(index.search(query), paths, searchWords.groups);
  if (!offer) return null;
  return (
    <Button variant="outline" size="small" {...opensSearch} value={query}>
      <Icon name="search" />
      <span>{offer}</span>
    </Button>
  );
}

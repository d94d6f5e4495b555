import { useEffect, useReducer, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { opensSearch } from '@/components/ui/button/opens-search';
import { Icon } from '@/components/ui/icon/icon';
import { searchWords } from '@/lib/content/search';
import { useOnline } from '@/lib/hooks/use-online';
import { bestOf, furtherFinds } from '@/lib/search/further-finds';
import { loadSearch, onSearchWords } from '@/lib/search/load';
import type { SearchIndex } from '@/lib/search/types';

/** `listed` are paths. */
type FurtherFindsProps = { query: string; listed: readonly string[] };

function useIndex(online: boolean): SearchIndex | undefined {
  const [index, setIndex] = useState<SearchIndex>();
  const [, drawAgain] = useReducer((lots: number) => lots + 1, 0);
  useEffect(() => onSearchWords(drawAgain), []);
  useEffect(() => {
    if (!online) return;
    loadSearch().then(setIndex, (error) =>
      console.debug('The search of the site did not come', error),
    );
  }, [online]);
  return index;
}

/** How much the site's search finds besides, as a button that opens it; its best where nothing is listed. */
export function FurtherFinds({ query, listed }: FurtherFindsProps) {
  const online = useOnline();
  const index = useIndex(online);
  if (!index || !online) return null;
  const found = index.search(query);
  const best = listed.length > 0 ? [] : bestOf(found).slice(0, 3);
  const paths = new Set([...listed, ...best.map(({ href }) => href)]);
  const offer = furtherFinds(found, paths, searchWords.groups);
  return (
    <>
      {best.length > 0 && (
        <ul className="grid gap-3 pb-6">
          {best.map(({ href, title }) => (
            <li key={href}>
              <a href={href} className="font-semibold underline underline-offset-4">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {offer && (
        <Button variant="outline" size="small" {...opensSearch} value={query}>
          <Icon name="search" />
          <span>{offer}</span>
        </Button>
      )}
    </>
  );
}

import { useState } from 'react';
import { type HelpFilter, readHelpFilter, writeHelpFilter } from '@/lib/help/search';
import { pushQuery, replaceQuery, useAddressQuery } from '@/lib/hooks/use-address-query';

/**
 * The support center's filter. A category is a step of the history; what is being typed filters at
 * once and goes into the address with the search button or a shortcut.
 */
export function useHelpFilter(categories: readonly string[]) {
  const address = readHelpFilter(useAddressQuery(), categories);
  const [typed, setTyped] = useState<string | null>(null);
  const filter: HelpFilter = { ...address, query: typed ?? address.query };

  function keep(next: HelpFilter, write: (query: string) => void) {
    setTyped(null);
    write(writeHelpFilter(window.location.search, next));
  }

  return {
    filter,
    type: setTyped,
    search: (query: string) => keep({ ...filter, query }, replaceQuery),
    choose: (category: string) => keep({ ...filter, category }, pushQuery),
    /** A popular search looks everywhere, whatever category was chosen. */
    shortcut: (query: string) => keep({ query, category: 'all' }, replaceQuery),
    clear: () => keep({ query: '', category: 'all' }, pushQuery),
  };
}

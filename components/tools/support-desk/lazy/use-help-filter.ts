import { useState } from 'react';
import { readSearch, type Search, writeSearch } from '@/lib/address/search-address';
import { pushQuery, replaceQuery, useAddressQuery } from '@/lib/hooks/use-address-query';

/**
 * The support center's filter. What is being typed filters at once and goes into the address with the
 * search button; `before` is what was typed before this came.
 */
export function useHelpFilter(categories: readonly string[], before: string) {
  const address = readSearch(useAddressQuery(), categories);
  const [typed, setTyped] = useState<string | null>(before || null);
  const [looked, setLooked] = useState(before !== '');
  const filter: Search = { ...address, q: typed ?? address.q };

  function keep(change: Partial<Search>, write: (query: string) => void) {
    setTyped(null);
    write(writeSearch(window.location.search, { ...filter, ...change }));
  }
  function search(q: string, category = filter.category) {
    setLooked(true);
    keep({ q, category }, replaceQuery);
  }

  return {
    filter,
    /** Whether somebody wrote into the field, or had it filled; an address alone does not count. */
    looked,
    type(q: string) {
      setLooked(true);
      setTyped(q);
    },
    search,
    choose: (category: string) => keep({ category }, pushQuery),
    clear: () => keep({ q: '', category: '' }, pushQuery),
  };
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { readSearch, type Search, writeSearch } from '@/lib/address/search-address';
import { pushQuery, replaceQuery, useAddressQuery } from '@/lib/hooks/use-address-query';
import { type CatalogItem, matches, searchable } from '@/lib/integrations/integrations';

type Card = CatalogItem & { readonly element: HTMLElement };

const textsIn = (row: Element) =>
  Array.from(row.querySelectorAll('h4, span, p'), (part) => part.textContent);

/** The entries as they stand in the page: they need not come a second time with the script. */
function readCards(list: HTMLElement): Card[] {
  return [...list.querySelectorAll<HTMLElement>('[data-category]')].flatMap((group) => {
    const label = group.querySelector('h3')?.textContent ?? '';
    return [...group.querySelectorAll('li')].map((element) => ({
      category: group.dataset.category ?? '',
      element,
      // Spaces between the parts of a row, where its markup has none.
      words: searchable([label, ...textsIn(element)].join(' ')),
    }));
  });
}

function show(list: HTMLElement, cards: readonly Card[], found: ReadonlySet<Card>): void {
  for (const card of cards) card.element.hidden = !found.has(card);
  for (const group of list.querySelectorAll<HTMLElement>('[data-category]')) {
    const shown = group.querySelectorAll('li:not([hidden])').length;
    group.hidden = shown === 0;
    group.querySelector('.catalog-shown')?.replaceChildren(`${shown}`);
  }
}

/** In typing, after which the search is written into the address. */
const pauseMs = 300;

/**
 * The catalog's filter, which lives in the address: a category is a step of the history, a search is
 * not. What stands in the page is hidden and shown, never drawn anew.
 */
export function useCatalog(categories: readonly string[]) {
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const address = readSearch(useAddressQuery(), categories);
  const [typed, setTyped] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [cards, setCards] = useState<readonly Card[]>([]);

  const filter: Search = { category: address.category, q: typed ?? address.q };
  const found = cards.filter((card) => matches(card, filter));

  useLayoutEffect(() => {
    if (list.current && cards.length > 0) show(list.current, cards, new Set(found));
  });
  useEffect(() => () => clearTimeout(pause.current), []);

  const settle = () => {
    clearTimeout(pause.current);
    setTyped(null);
  };

  function type(q: string) {
    clearTimeout(pause.current);
    setTyped(q);
    pause.current = setTimeout(() => {
      settle();
      const { search } = window.location;
      replaceQuery(writeSearch(search, { ...readSearch(search, categories), q }));
    }, pauseMs);
  }

  function choose(next: Search) {
    settle();
    const { search } = window.location;
    const now = readSearch(search, categories);
    if (now.category === next.category && now.q === next.q) return;
    pushQuery(writeSearch(search, next));
  }

  const start = useEffectEvent(() => {
    if (list.current) setCards(readCards(list.current));
    const early = input.current?.value;
    // Typed before this script ran.
    if (early && early !== readSearch(window.location.search, []).q) type(early);
  });
  useLayoutEffect(() => start(), []);

  return { list, input, filter, cards, found: found.length, type, choose };
}

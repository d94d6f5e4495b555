'use client';

import { type ReactElement, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { readSearch, type Search, writeSearch } from '@/lib/address/search-address';
import { isModified } from '@/lib/address/site-link';
import { findArticles, type Order, ordered } from '@/lib/help/list';
import { pushQuery, replaceQuery, useAddressQuery } from '@/lib/hooks/use-address-query';
import { routes } from '@/lib/routes';
import { FurtherFinds } from './further-finds';
import { useMap } from './network/use-map';
import { categoryOf, partsOf, showFound } from './show-found';

/** Works on the markup of its children, so that nothing of it need be sent a second time, as data. */
export function SupportDeskParts({ children }: { children: readonly ReactElement[] }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div ref={setPlace} className="support-desk">
      {children}
      {place && <Desk place={place} />}
    </div>
  );
}

/** Search, categories and articles of the support center at work: one filter, which the address holds. */
function Desk({ place }: { place: HTMLElement }) {
  const [parts] = useState(() => partsOf(place));
  const help = useHelpFilter([...parts.categories.keys()], parts.field.value);
  const [order, setOrder] = useState<Order>('learning');
  const { filter, looked } = help;
  const found = ordered(findArticles(parts.rows, filter), order);
  const [asked, setAsked] = useState(false);
  if (!asked && (filter.category !== '' || filter.q.trim() !== '')) setAsked(true);
  useLayoutEffect(() => showFound(parts, { filter, order, found, asked }));
  useMap(place);

  function showing(act: () => void) {
    flushSync(act);
    parts.section.scrollIntoView({ block: 'start' });
  }

  const click = useEffectEvent((event: MouseEvent) => {
    const at = <Found extends HTMLElement>(selector: string) =>
      (event.target as Element).closest<Found>(selector);
    const category = at<HTMLAnchorElement>('.help-category');
    const shortcut = at('.help-shortcut');
    const sorted = at<HTMLButtonElement>('.desk-order');
    if (category && !isModified(event)) {
      event.preventDefault();
      showing(() => help.choose(categoryOf(category)));
      parts.heading.focus({ preventScroll: true });
    }
    // A popular search looks everywhere, whatever category was chosen.
    if (shortcut) showing(() => help.search(shortcut.textContent ?? '', ''));
    if (sorted) setOrder(sorted.value as Order);
    if (at('[data-desk=all]')) {
      flushSync(help.clear);
      parts.heading.focus({ preventScroll: true });
    }
  });
  const submit = useEffectEvent((event: Event) => {
    event.preventDefault();
    showing(() => help.search(parts.field.value));
  });
  const type = useEffectEvent(() => help.type(parts.field.value));

  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    place.addEventListener('click', click, { signal });
    place.addEventListener('submit', submit, { signal });
    parts.field.addEventListener('input', type, { signal });
    return () => controller.abort();
  }, [place, parts]);

  return createPortal(
    looked && filter.q.trim() !== '' && (
      <>
        <FurtherFinds query={filter.q} listed={found.map(({ href }) => href)} />
        {found.length === 0 && (
          <a href={routes.contact} className="mt-6 block w-fit text-link">
            Write to us
          </a>
        )}
      </>
    ),
    parts.finds,
  );
}

/**
 * The support center's filter. What is being typed filters at once and goes into the address with the
 * search button; `before` is what was typed before this ran.
 */
function useHelpFilter(categories: readonly string[], before: string) {
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

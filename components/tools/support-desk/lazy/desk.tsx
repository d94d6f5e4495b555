import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { isModified } from '@/lib/address/site-link';
import { findArticles, type Order, ordered } from '@/lib/help/list';
import { useMap } from '../network/use-map';
import { categoryOf, partsOf } from './desk-parts';
import { FurtherFinds } from './further-finds';
import { showFound } from './show-found';
import { useHelpFilter } from './use-help-filter';

export interface DeskProps {
  place: HTMLElement;
  missed: RefObject<(() => void)[]>;
}

/** Search, categories and articles of the support center at work: one filter, which the address holds. */
export function Desk({ place, missed }: DeskProps) {
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

  // In one step with the loader's letting go: a press between the two would be lost.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    place.addEventListener('click', click, { signal });
    place.addEventListener('submit', submit, { signal });
    parts.field.addEventListener('input', type, { signal });
    return () => controller.abort();
  }, [place, parts]);
  useEffect(() => {
    // It draws at once, which is not done from here.
    queueMicrotask(() => {
      for (const again of missed.current) again();
    });
  }, [missed]);

  return createPortal(
    looked && filter.q.trim() !== '' && <FurtherFinds query={filter.q} listed={found} />,
    parts.finds,
  );
}

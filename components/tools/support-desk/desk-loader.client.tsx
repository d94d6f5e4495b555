'use client';

import {
  type ComponentType,
  type MouseEvent,
  type KeyboardEvent as Press,
  type ReactElement,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { hasModifier, isModified } from '@/lib/address/site-link';
import { readGuides } from '@/lib/help/kept';
import { useAddressQuery } from '@/lib/hooks/use-address-query';
import type { DeskProps } from './lazy/desk';

interface DeskLoaderProps {
  children: readonly ReactElement[];
  failure: string;
}

/**
 * Brings what filters and marks the desk: at the first sign that somebody wants it, for an address
 * with a search, and where guides were read. What is pressed before is pressed again once it came.
 */
export function DeskLoader({ children, failure }: DeskLoaderProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const missed = useRef<(() => void)[]>([]);
  const [failed, setFailed] = useState(false);
  const [Desk, setDesk] = useState<ComponentType<DeskProps>>();
  const query = useAddressQuery();

  const bring = useCallback(() => {
    import('./lazy/desk-lazy')
      .then(({ bringDesk }) => bringDesk())
      .then(
        (Came) => setDesk(() => Came),
        () => {
          if (missed.current.length > 0) setFailed(true);
          // It was announced, and is not done by itself later.
          missed.current = [];
        },
      );
  }, []);
  useEffect(() => {
    if (query || readGuides()) bring();
  }, [query, bring]);

  const miss = (event: SyntheticEvent, again: () => void) => {
    event.preventDefault();
    missed.current.push(again);
    setFailed(false);
    bring();
  };
  const click = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button, .help-category');
    if (control && !isModified(event)) miss(event, () => control.click());
  };
  const press = (event: Press) => {
    const { key, target } = event;
    if (!key.startsWith('Arrow') || hasModifier(event)) return;
    if (!(target as Element).matches('.network-link')) return;
    miss(event, () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    );
  };
  const wanted = { onPointerOver: bring, onFocus: bring, onClick: click, onKeyDown: press };
  return (
    <div ref={setPlace} className="support-desk" {...(!Desk && wanted)}>
      {children}
      {Desk && place && <Desk place={place} missed={missed} />}
      {failed && !Desk && (
        <p role="alert" className="sticky bottom-0 z-20 bg-ink px-(--gutter) py-4 text-paper">
          {failure}
        </p>
      )}
    </div>
  );
}

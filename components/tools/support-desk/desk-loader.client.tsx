'use client';

import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { isModified } from '@/lib/address/site-link';
import { readGuides } from '@/lib/help/read-guides';
import { useAddressQuery } from '@/lib/hooks/use-address-query';
import type { DeskProps } from './late/desk';

interface DeskLoaderProps {
  /** The desk as it stands in the page. */
  children: ReactNode;
  /** What to say where its script does not come. */
  failure: string;
}

/**
 * Brings what filters, orders and marks the desk: at the first sign that somebody wants it, for an
 * address that looks for something, and where guides were read on this device. What is pressed
 * before that is pressed again once it has come. All of this weighs on the page at load, so it is
 * kept short.
 */
export function DeskLoader({ children, failure }: DeskLoaderProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [pressed, setPressed] = useState<HTMLElement | null>();
  const [failed, setFailed] = useState<boolean>();
  const [Desk, setDesk] = useState<ComponentType<DeskProps>>();
  const query = useAddressQuery();

  const bring = useCallback(() => {
    import('./late/late')
      .then(({ bringDesk }) => bringDesk())
      .then(
        (Came) => setDesk(() => Came),
        () => setFailed(true),
      );
  }, []);
  useEffect(() => {
    if (query || readGuides()) bring();
  }, [query, bring]);

  const press = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button, .help-category');
    if (!control || isModified(event)) return;
    event.preventDefault();
    setPressed(control);
    setFailed(false);
    bring();
  };
  const wanted = Desk ? {} : { onPointerOver: bring, onFocus: bring, onClick: press };
  return (
    <div ref={setPlace} {...wanted}>
      {children}
      {Desk && place && <Desk place={place} pressed={pressed} />}
      {failed && pressed && !Desk && (
        <p role="alert" className="desk-failure">
          {failure}
        </p>
      )}
    </div>
  );
}

'use client';

import { useEffect } from 'react';
import { StopLink, Stops } from '@/components/ui/thread/stops';
import { useAddressHash } from './address-hash';

interface EndpointNavProps {
  label: string;
  endpoints: readonly { id: string; title: string }[];
}

function open(id: string): HTMLElement | null {
  const card = document.getElementById(id);
  if (card instanceof HTMLDetailsElement) card.open = true;
  return card;
}

/** The endpoints as stops on a line. A link opens its card, whichever tab is on show. */
export function EndpointNav({ label, endpoints }: EndpointNavProps) {
  const hash = useAddressHash();
  const named = endpoints.some(({ id }) => id === hash) ? hash : undefined;

  useEffect(() => {
    if (named) open(named)?.scrollIntoView();
  }, [named]);

  return (
    <nav aria-label={label} className="max-lg:hidden">
      <p aria-hidden="true" className="font-semibold">
        {label}
      </p>
      <Stops joined className="api-endpoint-stops mt-3 text-ink-2">
        {endpoints.map(({ id, title }) => (
          <li key={id}>
            <StopLink
              href={`#${id}`}
              aria-current={id === named ? 'location' : undefined}
              onClick={() => open(id)}
            >
              {title}
            </StopLink>
          </li>
        ))}
      </Stops>
    </nav>
  );
}

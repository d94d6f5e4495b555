'use client';

import { StopLink, Stops } from '@/components/ui/route/stops';
import { useAddressHash } from './hash-tabs.client';

interface EndpointNavProps {
  label: string;
  endpoints: readonly { id: string; title: string }[];
}

export function EndpointNav({ label, endpoints }: EndpointNavProps) {
  const hash = useAddressHash();
  return (
    <nav aria-label={label} className="max-lg:hidden">
      <p aria-hidden="true" className="font-semibold">
        {label}
      </p>
      <Stops joined className="api-endpoint-stops mt-3 text-ink-2">
        {endpoints.map(({ id, title }) => (
          <li key={id}>
            <StopLink href={`#${id}`} aria-current={id === hash ? 'location' : undefined}>
              {title}
            </StopLink>
          </li>
        ))}
      </Stops>
    </nav>
  );
}

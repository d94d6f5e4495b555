'use client';

import type { CSSProperties } from 'react';
import { StopLink, Stops } from '@/components/ui/thread/stops';
import type { ApiPage } from '@/content/schemas/api-page';
import type { RateLimit } from '@/lib/api/types/document';
import { useAddressHash } from './address-hash';

interface ApiAsideProps {
  endpoints: readonly { id: string; title: string }[];
  limits: readonly RateLimit[];
  words: Pick<ApiPage, 'navLabel' | 'limits'>;
}

/** What stands beside every tab: the way to each endpoint, and how often a key may call. */
export function ApiAside({ endpoints, limits, words }: ApiAsideProps) {
  const hash = useAddressHash();
  const most = Math.max(...limits.map(({ perHour }) => perHour));
  return (
    <div className="api-aside self-start text-[.9375rem]">
      <nav aria-label={words.navLabel} className="max-lg:hidden">
        <p aria-hidden="true" className="font-semibold">
          {words.navLabel}
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
      <section aria-labelledby="rate-limits" className="rule-t-bold border-ink pt-4 lg:mt-8">
        <h2 id="rate-limits" className="font-semibold">
          {words.limits.title}
        </h2>
        <dl>
          {limits.map(({ level, perHour }) => (
            <div
              key={level}
              className="api-limit mt-3 flex justify-between"
              style={{ '--share': perHour / most } as CSSProperties}
            >
              <dt>{level}</dt>
              <dd className="api-code">
                {perHour.toLocaleString('en-US')}
                <span className="sr-only"> {words.limits.unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

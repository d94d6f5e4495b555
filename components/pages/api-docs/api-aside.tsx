import type { CSSProperties } from 'react';
import { Island } from '@/components/ui/island/island.client';
import type { ApiPage } from '@/content/schemas/api-page';
import type { ApiFacts } from '@/lib/api/facts';
import { EndpointNav } from './endpoint-nav.client';

interface ApiAsideProps extends Pick<ApiFacts, 'endpoints' | 'limits'> {
  label: string;
  words: ApiPage['limits'];
}

/** What stands beside every tab: the way to each endpoint, and how often a key may call. */
export function ApiAside({ endpoints, limits, label, words }: ApiAsideProps) {
  const most = Math.max(...limits.map(({ perHour }) => perHour));
  return (
    <div className="api-aside self-start text-[.9375rem]">
      <Island name="endpoint list">
        <EndpointNav label={label} endpoints={endpoints.map(({ id, title }) => ({ id, title }))} />
      </Island>
      <section aria-labelledby="rate-limits" className="rule-t-bold border-ink pt-4 lg:mt-8">
        <h2 id="rate-limits" className="font-semibold">
          {words.title}
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
                <span className="sr-only"> {words.unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

import type { CSSProperties } from 'react';
import type { RateLimit } from '@/lib/api/types';
import { EndpointNav } from './endpoint-nav.client';
import './limits.css';

interface ListedPart {
  id: string;
  title: string;
}

interface ApiAsideProps {
  /** Lists of links to what the tabs hold, each by its name. */
  contents: readonly { label: string; parts: readonly ListedPart[] }[];
  limits: readonly RateLimit[];
  words: { title: string; unit: string };
}

/** What stands beside every tab: the way to each of its parts, and how often a key may call. */
export function ApiAside({ contents, limits, words }: ApiAsideProps) {
  const most = Math.max(...limits.map(({ perHour }) => perHour));
  return (
    <div className="api-aside self-start text-[.9375rem]">
      {contents.map(({ label, parts }) => (
        <EndpointNav
          key={label}
          label={label}
          endpoints={parts.map(({ id, title }) => ({ id, title }))}
        />
      ))}
      <section aria-labelledby="rate-limits" className="limits rule-t-bold border-ink pt-4">
        <h2 id="rate-limits" className="font-semibold">
          {words.title}
        </h2>
        <dl>
          {limits.map(({ level, perHour }) => (
            <div
              key={level}
              className="limit flex justify-between"
              style={{ '--share': perHour / most } as CSSProperties}
            >
              <dt>{level}</dt>
              <dd className="limit-figure">
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

import { Fragment } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { ApiEndpoints } from '@/content/schemas/api-page';
import type { ApiEndpoint } from '@/lib/api/endpoints';
import { Answers } from './answers';
import { CallRequest } from './call-request';
import { FieldList } from './field-list';
import { PartTitle } from './part-title';
import { ShortErrors } from './short-errors';
import './endpoint-card.css';

interface EndpointCardProps {
  endpoint: ApiEndpoint;
  words: ApiEndpoints;
  copy: string;
}

/** An endpoint that opens on its own: what to send, what comes back, and what when something is wrong. */
export function EndpointCard({ endpoint, words, copy }: EndpointCardProps) {
  const { id, method, path, title, description, more, parameters, followUps, errors } = endpoint;
  const places = new Set(parameters.map(({ place }) => place));
  return (
    <details id={id} className="endpoint mt-3 rounded-card rule border-line bg-surface">
      <summary className="endpoint-row flex items-center gap-4">
        <span
          translate="no"
          className={cx('method type-label', method === 'POST' && 'method-post')}
        >
          {method}
        </span>
        <h3 className="endpoint-name">
          <code translate="no" className="endpoint-path max-sm:w-full">
            {path}
          </code>
          <span className="text-ink-2 text-[.9375rem]">{title}</span>
        </h3>
        <Icon name="chevron-down" className="endpoint-arrow size-5" />
      </summary>
      <div className="endpoint-body rule-t border-line">
        <p className="text-ink-2">{description}</p>
        {more && (
          <p className="mt-2 text-ink-2">
            {`${more.description} `}
            <a href={more.url} className="underline underline-offset-4">
              {words.more}
            </a>
          </p>
        )}
        {[...places].map((place) => (
          <Fragment key={place}>
            <PartTitle name={words.parameters} meaning={words.places[place]} />
            <FieldList
              fields={parameters.filter((parameter) => parameter.place === place)}
              words={words}
              sent
            />
          </Fragment>
        ))}
        <CallRequest call={endpoint} word={words.request} copy={copy} />
        <Answers call={endpoint} words={words} copy={copy} />
        {followUps.map((call) => (
          <div key={call.id} className="mt-8">
            <PartTitle name={call.title} meaning={call.description} />
            <CallRequest call={call} word={words.request} copy={copy} />
            <Answers call={call} words={words} copy={copy} />
          </div>
        ))}
        <ShortErrors errors={errors} words={words.errors} />
      </div>
    </details>
  );
}

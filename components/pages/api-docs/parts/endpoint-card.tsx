import { Fragment } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { ApiPage } from '@/content/schemas/api';
import type { ApiEndpoint } from '@/lib/api/endpoints';
import { jsonNotation, literal } from '@/lib/api/literal';
import { samples } from '@/lib/api/samples';
import { CodeBlock } from './code-block';
import { FieldList } from './field-list';
import './endpoint-card.css';

interface EndpointCardProps {
  endpoint: ApiEndpoint;
  words: ApiPage['endpoints'];
}

const partTitle = (name: string, meaning: string) => (
  <h4 className="mt-6 font-semibold">
    {name} <span className="endpoint-place">{meaning}</span>
  </h4>
);

/** An endpoint that opens on its own: what to send, what comes back, and what when the key is wrong. */
export function EndpointCard({ endpoint, words }: EndpointCardProps) {
  const { id, method, path, title, description, more, parameters, request, answers } = endpoint;
  const places = new Set(parameters.map(({ place }) => place));
  return (
    <details id={id} className="endpoint mt-3 rounded-card rule border-line bg-surface">
      <summary className="endpoint-row flex items-center gap-4">
        <span className={cx('method type-label', method === 'POST' && 'method-post')}>
          {method}
        </span>
        <h3 className="endpoint-name">
          <code className="endpoint-path max-sm:w-full">{path}</code>
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
            {partTitle(words.parameters, words.places[place])}
            <FieldList
              fields={parameters.filter((parameter) => parameter.place === place)}
              words={words}
              sent
            />
          </Fragment>
        ))}
        <CodeBlock
          title={words.request}
          what={`${words.request}, ${title}`}
          code={samples.curl(request)}
          language="curl"
        />
        {answers.map(({ status, description: meaning, fields, example }) => {
          const name = `${status === '200' ? words.response : words.error} ${status}`;
          return (
            <div key={status} className="answer mt-8">
              {partTitle(name, meaning)}
              <FieldList fields={fields} words={words} />
              <CodeBlock
                title={name}
                what={`${name}, ${title}`}
                code={literal(example, jsonNotation)}
                language="json"
              />
            </div>
          );
        })}
      </div>
    </details>
  );
}

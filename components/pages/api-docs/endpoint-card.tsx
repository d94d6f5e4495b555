import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { Tag } from '@/components/ui/tag/tag';
import type { ApiEndpoints } from '@/content/schemas/api-page';
import type { ApiEndpoint, ApiField } from '@/lib/api/endpoints';
import { samples } from '@/lib/api/samples';
import { Rows } from './parts/chapter';
import { CodeBlock } from './parts/code-block';

/** An endpoint that opens on its own: what to send, what comes back, and what when something is wrong. */
export function EndpointCard({ endpoint, words }: { endpoint: ApiEndpoint; words: ApiEndpoints }) {
  const { id, method, path, title, description, more, parameters, followUps, errors } = endpoint;
  const places = new Set(parameters.map(({ place }) => place));
  return (
    <details id={id} className="api-card api-anchor mt-3 rounded-card rule border-line bg-surface">
      <summary className="flex items-center gap-4 min-h-16 rounded-card px-5 py-3">
        <span
          translate="no"
          className={cx(
            'tag api-method type-label py-2',
            method === 'POST' ? 'bg-ink text-paper' : 'bg-cobalt-tint text-cobalt-text',
          )}
        >
          {method}
        </span>
        <h3 className="flex flex-1 flex-wrap items-baseline justify-between gap-x-6 min-w-0">
          <code translate="no" className="api-code api-path max-sm:w-full">
            {path}
          </code>
          <span className="text-ink-2 text-[.9375rem]">{title}</span>
        </h3>
        <Icon name="chevron-down" className="api-card-arrow size-5" />
      </summary>
      <div className="rule-t border-line p-5">
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
          <div key={place} className="mt-6">
            <PartTitle name={words.parameters} meaning={words.places[place]} />
            <FieldList
              fields={parameters.filter((parameter) => parameter.place === place)}
              words={words}
              sent
            />
          </div>
        ))}
        {[endpoint, ...followUps].map((call) => (
          <div key={call.id} className={call.follows ? 'mt-8' : undefined}>
            {call.follows && <PartTitle name={call.title} meaning={call.description} />}
            <CodeBlock
              title={words.request}
              what={`${words.request}, ${call.title}`}
              code={samples.curl(call.request)}
            />
            {call.results.map(({ status, description: meaning, fields, example }) => {
              const name = `${words.response} ${status}`;
              return (
                <div key={status} className="mt-8">
                  <PartTitle name={name} meaning={meaning} />
                  {/* A call that follows another answers with fields that the other has shown. */}
                  {!call.follows && <FieldList fields={fields} words={words} />}
                  <CodeBlock title={name} what={`${name}, ${call.title}`} code={example} />
                </div>
              );
            })}
          </div>
        ))}
        {/* The list of all errors says what to do about each. */}
        <h4 className="mt-8 font-semibold">
          {words.errors.title}{' '}
          <a
            href="#errors"
            className="ms-2 font-normal type-small text-ink-2 underline underline-offset-4"
          >
            {words.errors.label}
          </a>
        </h4>
        <Rows
          rows={errors.map(({ status, fault }) => ({
            label: `${status} ${fault?.code ?? ''}`,
            value: fault?.message,
          }))}
          variant="code"
        />
      </div>
    </details>
  );
}

const PartTitle = ({ name, meaning }: { name: string; meaning: string }) => (
  <h4 className="font-semibold">
    {name} <span className="ms-2 font-normal type-small text-ink-3">{meaning}</span>
  </h4>
);

interface FieldListProps {
  fields: readonly ApiField[];
  words: ApiEndpoints;
  /** Whether to say which fields are required; answers hold all of theirs. */
  sent?: boolean;
}

const FieldList = ({ fields, words, sent }: FieldListProps) => (
  <dl className="api-fields mt-2.5 rule-t border-line text-ink-2">
    {fields.map(({ name, type, required, description, values }) => (
      <div key={name} className="api-row">
        <dt className="api-field flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <code translate="no" className="api-code text-ink">
            {name}
          </code>
          <span className="api-code text-ink-3">{type}</span>
          {sent && (
            <Tag
              className={`justify-self-start ${required ? 'bg-error-ground text-error' : 'bg-sunk'}`}
            >
              {required ? words.required : words.optional}
            </Tag>
          )}
        </dt>
        {(description || values.length > 0) && (
          <dd>
            {description}
            {values.length > 0 && `${description && '. '}${words.oneOf} ${values.join(', ')}`}
          </dd>
        )}
      </div>
    ))}
  </dl>
);

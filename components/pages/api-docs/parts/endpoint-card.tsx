import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { ApiEndpoint } from '@/lib/api/endpoints';
import { jsonNotation, literal } from '@/lib/api/literal';
import { samples } from '@/lib/api/samples';
import { CodeBlock } from './code-block';
import { FieldList } from './field-list';

export interface EndpointWords {
  parameters: string;
  /** Where a parameter stands. */
  places: Readonly<Record<ApiEndpoint['parameters'][number]['place'], string>>;
  required: string;
  optional: string;
  oneOf: string;
  request: string;
  response: string;
  error: string;
}

/** An endpoint that opens on its own: what to send, what comes back, and what when the key is wrong. */
export function EndpointCard({ endpoint, words }: { endpoint: ApiEndpoint; words: EndpointWords }) {
  const { id, method, path, title, description, parameters, request, answers } = endpoint;
  const places = new Set(parameters.map(({ place }) => place));
  return (
    <details id={id} className="endpoint">
      <summary>
        <span className={`method method-${method.toLowerCase()}`}>{method}</span>
        <h3>
          <code>{path}</code>
          <span>{title}</span>
        </h3>
        <Icon name="chevron-down" />
      </summary>
      <div className="endpoint-body">
        <p>{description}</p>
        {[...places].map((place) => (
          <Fragment key={place}>
            <h4>
              {words.parameters} <span>{words.places[place]}</span>
            </h4>
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
            <div key={status} className="answer">
              <h4>
                {name} <span>{meaning}</span>
              </h4>
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

import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { ApiEndpoint } from '@/lib/api/endpoints';
import { jsonNotation, literal } from '@/lib/api/literal';
import { samples } from '@/lib/api/samples';
import { CodeBlock } from './code-block';
import { FieldList } from './field-list';
import './endpoint-card.css';

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
      <summary className="endpoint-row">
        <span className={`method type-label method-${method.toLowerCase()}`}>{method}</span>
        <h3 className="endpoint-name">
          <code className="endpoint-path">{path}</code>
          <span className="endpoint-title">{title}</span>
        </h3>
        <Icon name="chevron-down" className="endpoint-arrow size-5" />
      </summary>
      <div className="endpoint-body">
        <p className="endpoint-text">{description}</p>
        {[...places].map((place) => (
          <Fragment key={place}>
            <h4 className="endpoint-part">
              {words.parameters} <span className="endpoint-place">{words.places[place]}</span>
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
              <h4 className="endpoint-part">
                {name} <span className="endpoint-place">{meaning}</span>
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

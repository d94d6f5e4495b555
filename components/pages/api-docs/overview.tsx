import { TextLink } from '@/components/ui/link/link';
import type { ApiPage } from '@/content/schemas/api';
import { jsonNotation, literal } from '@/lib/api/literal';
import type { Json } from '@/lib/api/types';
import { CodeBlock } from './parts/code-block';
import './overview.css';

interface OverviewProps {
  /** Address of the API. */
  host: string;
  /** A list's answer, emptied. */
  wrapper: Json;
  words: ApiPage['overview'];
}

/** What holds for every call: the host, the wrapper, the units, and the document behind the page. */
export function Overview({ host, wrapper, words }: OverviewProps) {
  const { units, source, more } = words;
  return (
    <>
      <p className="api-text mt-2 text-ink-2">{words.lead}</p>
      <CodeBlock title={words.host} what={words.host} code={host} language="curl" />
      <h3 className="mt-10 type-h5">{words.wrapper.title}</h3>
      <p className="api-text mt-2 text-ink-2">{words.wrapper.text}</p>
      <CodeBlock
        title={words.wrapper.sample}
        what={words.wrapper.sample}
        code={literal(wrapper, jsonNotation)}
        language="json"
      />
      <h3 className="mt-10 type-h5">{units.title}</h3>
      <dl className="api-halves mt-3 grid gap-x-6 rule-t border-line">
        {units.rows.map(({ label, value }) => (
          <div key={label} className="unit">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-ink-2">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="api-halves mt-10 grid gap-x-6 gap-y-8 rule-t-bold border-ink pt-6">
        <div>
          <h3 className="type-h5">{source.title}</h3>
          <p className="mt-2 mb-3 text-ink-2">{source.text}</p>
          <a href="/openapi.json" className="text-link">
            {source.label}
          </a>
        </div>
        <div>
          <h3 className="type-h5">{more.title}</h3>
          <p className="mt-2 mb-3 text-ink-2">{more.text}</p>
          <TextLink href={more.href}>{more.label}</TextLink>
        </div>
      </div>
    </>
  );
}

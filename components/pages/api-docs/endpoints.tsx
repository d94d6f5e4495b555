import { InlineText } from '@/components/ui/prose/inline-text';
import { ProseList } from '@/components/ui/prose/prose-list';
import type { ApiEndpoints } from '@/content/schemas/api-page';
import type { ApiFacts } from '@/lib/api/facts';
import { EndpointCard } from './endpoint-card';
import { Chapter } from './parts/chapter';
import { CodeBlock } from './parts/code-block';

interface EndpointsProps {
  api: ApiFacts;
  words: ApiEndpoints;
  /** With which the event is signed. */
  secret: string;
}

/** A card for each call, then what several of them have in common, and what we call ourselves. */
export function Endpoints({ api: { endpoints, event }, words, secret }: EndpointsProps) {
  const { stops, pagination, idempotency, jobs, webhooks } = words;
  const { verify, retries } = webhooks;
  const headers = Object.entries(event.headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <>
      {endpoints.map((endpoint) => (
        <EndpointCard key={endpoint.id} endpoint={endpoint} words={words} />
      ))}
      {[stops, pagination, idempotency, jobs].map((part) => (
        <Chapter key={part.id} {...part} />
      ))}
      <Chapter {...webhooks} rows={webhooks.events} variant="code">
        <CodeBlock title={webhooks.sample} code={[...headers, '', event.body].join('\n')} />
        <h4 className="mt-6 font-semibold">{verify.title}</h4>
        <div className="max-w-160 text-ink-2">
          <ProseList items={verify.steps} numbered />
        </div>
        <p className="max-w-160 mt-4 text-ink-2">
          {verify.standard}{' '}
          <code translate="no" className="api-code text-ink">
            {secret}
          </code>
        </p>
        <h4 className="mt-6 font-semibold">{retries.title}</h4>
        <InlineText as="p" className="max-w-160 mt-1 text-ink-2">
          {retries.text}
        </InlineText>
      </Chapter>
    </>
  );
}

import type { ApiEndpoints } from '@/content/schemas/api-page';
import { Chapter } from './chapter';
import { CodeBlock } from './code-block';
import { Rows } from './rows';
import './webhooks.css';

interface WebhooksProps {
  words: ApiEndpoints['webhooks'];
  copy: string;
  event: { headers: Readonly<Record<string, string>>; body: string };
  secret: string;
}

/** What we send by ourselves, how to know that it is ours, and what happens when it is missed. */
export function Webhooks({ words, copy, event, secret }: WebhooksProps) {
  const { events, sample, verify, retries, ...chapter } = words;
  const lines = Object.entries(event.headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <Chapter {...chapter}>
      <Rows rows={events} look="code" />
      <CodeBlock
        title={sample}
        what={sample}
        copy={copy}
        code={[...lines, '', event.body].join('\n')}
        language="curl"
      />
      <h4 className="mt-6 font-semibold">{verify.title}</h4>
      <ol className="verify api-text text-ink-2">
        {verify.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="api-text mt-4 text-ink-2">
        {verify.standard}{' '}
        <code translate="no" className="verify-secret">
          {secret}
        </code>
      </p>
      <h4 className="mt-6 font-semibold">{retries.title}</h4>
      <p className="api-text mt-1 text-ink-2">{retries.text}</p>
    </Chapter>
  );
}

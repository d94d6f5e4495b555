import type { ApiEndpoints } from '@/content/schemas/api-page';
import type { ApiEndpoint } from '@/lib/api/endpoints';
import { EndpointCard } from './cards/endpoint-card';
import { Chapter } from './parts/chapter';
import { Rows } from './parts/rows';
import { Webhooks } from './parts/webhooks';

interface EndpointsProps {
  endpoints: readonly ApiEndpoint[];
  words: ApiEndpoints;
  copy: string;
  /** An event as it comes, and the secret that it is signed with. */
  event: { headers: Readonly<Record<string, string>>; body: string };
  secret: string;
}

/** A card for each call, then what several of them have in common, and what we call ourselves. */
export function Endpoints({ endpoints, words, copy, event, secret }: EndpointsProps) {
  const { stops, pagination, idempotency, webhooks } = words;
  const { rows, ...jobs } = words.jobs;
  return (
    <>
      {endpoints.map((endpoint) => (
        <EndpointCard key={endpoint.id} endpoint={endpoint} words={words} copy={copy} />
      ))}
      <Chapter {...stops} />
      <Chapter {...pagination} />
      <Chapter {...idempotency} />
      <Chapter {...jobs}>
        <Rows rows={rows} look="plain" />
      </Chapter>
      <Webhooks words={webhooks} copy={copy} event={event} secret={secret} />
    </>
  );
}

import { endpointsOf } from './endpoints';
import type { JobCalls } from './job-samples';
import { requestOf } from './request';
import { resolved } from './resolve';
import type { ApiDocument } from './types';

function jobCallsOf(document: ApiDocument): JobCalls {
  const plan = endpointsOf(document).find(({ followUps }) => followUps.length > 0);
  const [job] = plan?.followUps ?? [];
  if (!plan || !job) throw new Error('The document has no job');
  const key = plan.request.headers['Idempotency-Key'] ?? '';
  return {
    host: document.servers[0].url,
    plan: plan.path,
    jobs: job.path.replace(/\{\w+\}$/, ''),
    job: job.request.url,
    // Another body than that of the plan, so another key: the same would answer 409.
    key: key && `large-${key}`,
  };
}

/** The event that the document shows, as it comes: its headers, and its body to the letter. */
function eventOf(document: ApiDocument) {
  const [webhook] = Object.values(resolved(document).webhooks);
  if (!webhook) throw new Error('The document has no webhook');
  const { headers, body = null } = requestOf('', 'post', webhook.post);
  return { headers, body: JSON.stringify(body) };
}

export function factsOf(document: ApiDocument) {
  const endpoints = endpointsOf(document);
  const calls = endpoints.flatMap((endpoint) => [endpoint, ...endpoint.followUps]);
  // Each error once, although many calls may end in it.
  const faults = new Map(
    calls.flatMap(({ errors }) => errors).map((error) => [error.description, error]),
  );
  const list = calls
    .flatMap(({ results }) => results)
    .find(({ example }) => example.pagination)?.example;
  const { components } = resolved(document);
  return {
    host: document.servers[0].url,
    endpoints,
    faults: [...faults.values()].toSorted((a, b) => a.status.localeCompare(b.status)),
    /** What wraps a list: the first list of the document, emptied. */
    wrapper: { ...list, data: [], pagination: { ...Object(list?.pagination), total: 0 } },
    keys: components.securitySchemes.apiKey?.description,
    /** Above the bodies of answers, as `name: example`, and what each says. */
    headers: Object.entries(components.headers).map(([name, { description, example }]) => ({
      label: `${name}: ${example}`,
      value: description,
    })),
    jobs: jobCallsOf(document),
    event: eventOf(document),
    changes: document['x-changelog'],
    limits: document['x-rate-limits'],
  };
}

export type ApiFacts = Readonly<ReturnType<typeof factsOf>>;

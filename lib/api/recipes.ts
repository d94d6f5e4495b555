import { endpointsOf } from './endpoints';
import type { JobCalls } from './job-samples';
import { requestOf } from './request';
import type { ApiDocument } from './types/document';

/** The calls of the document that make a job and ask for it. */
export function jobCallsOf(document: ApiDocument): JobCalls {
  const plan = endpointsOf(document).find(({ followUps }) => followUps.length > 0);
  const [job] = plan?.followUps ?? [];
  if (!plan || !job) throw new Error('The document has no job');
  const key = plan.request.headers['Idempotency-Key'] ?? '';
  const { example } = job.parameters.find(({ place }) => place === 'path') ?? {};
  return {
    host: document.servers[0].url,
    plan: plan.path,
    jobs: job.path.replace(/\{\w+\}$/, ''),
    job: String(example),
    // Another body than that of the plan, so another key: the same would answer 409.
    key: key && `large-${key}`,
  };
}

/** The event that the document shows, as it comes: its headers, and its body to the letter. */
export function webhookExample(document: ApiDocument) {
  const [name, webhook] = Object.entries(document.webhooks)[0] ?? [];
  if (!name || !webhook) throw new Error('The document has no webhook');
  const { headers, body = null } = requestOf(document, `/${name}`, 'post', webhook.post);
  return { headers, body: JSON.stringify(body) };
}

import type { ApiEndpoints } from '../schemas/api-page';
import { apiWebhooks } from './webhooks';

/** The signature covers it. */
const [, sentAt] = apiWebhooks.event.post.parameters;

export const apiEndpoints = {
  parameters: 'Parameters',
  places: {
    path: 'in the path',
    query: 'in the query',
    header: 'in a header',
    body: 'in the body, as JSON',
  },
  required: 'Required',
  optional: 'Optional',
  oneOf: 'One of',
  request: 'Request',
  response: 'Response',
  errors: { title: 'Errors', label: 'What to do about each' },
  more: 'See it planned',
  stops: {
    id: 'stops',
    title: 'References, loads and time windows of stops',
    text: 'A `reference`, such as your order number, comes back with the `eta` of the stop in results and events. A stop may have a `load` in kilograms and a `window` for its start. With `vehicle_id`, the loads together must fit into that vehicle, and each window must be within its reach and its hours. Where that fails, 422 says what does not fit, and by how much: give some of the stops to a second vehicle.',
  },
  pagination: {
    id: 'pagination',
    title: 'Pagination',
    text: 'Lists take `page` and `limit`: 20 entries a page, or up to 100 if you ask. The response repeats both beside the `total`. With 240 vehicles and a `limit` of 100 there are three pages, and the third holds 40.',
  },
  idempotency: {
    id: 'idempotency',
    title: 'Idempotency keys',
    text: 'A connection can drop after we have planned and before you hear of it. Send the request again with the same `Idempotency-Key` and the same body: for 24 hours you get the first response, and no second route is made. Another body under that key answers 409.',
  },
  jobs: {
    id: 'jobs',
    title: 'Large requests as jobs',
    text: 'More than 50 stops return 202 with a job. Ask for it at the address under `Location`, each time after as many seconds as `poll_after` says, until it is finished or failed. A webhook announces it, too.',
    rows: [
      { label: 'Up to 50 stops', value: 'at once, in under 30 seconds' },
      { label: '51 to 200 stops', value: 'a job of 1 to 3 minutes' },
      { label: 'More than 200', value: 'a job of 5 to 15 minutes' },
    ],
  },
  webhooks: {
    id: 'webhooks',
    title: 'Webhooks and their signature',
    text: 'Name an HTTPS address when you order a key, and we POST every event to it. The address gets a secret of its own.',
    events: [
      { label: 'delivery.scheduled', value: 'The plan with the stop was dispatched' },
      {
        label: 'delivery.out_for_delivery',
        value: 'Its vehicle is the set number of stops or minutes away',
      },
      { label: 'delivery.completed', value: 'The proof is in' },
      {
        label: 'delivery.exception',
        value: 'The driver could not deliver, or will miss the window',
      },
      { label: 'job.finished', value: 'A large plan is ready' },
      { label: 'job.failed', value: 'A large plan failed; the job says why' },
    ],
    sample: 'An event',
    verify: {
      title: 'Verify that it comes from us',
      steps: [
        'Join `webhook-id`, `webhook-timestamp` and the body as it came, with a dot between them.',
        'Take what follows `whsec_` in the secret, read it as base64, and make the HMAC-SHA256 of the joined text with it.',
        'Compare its base64 form, in constant time, with each signature that follows `v1,` in `webhook-signature`.',
        'Refuse a `webhook-timestamp` more than five minutes off: it may be a recording of an earlier request.',
      ],
      standard: `The headers are those of the open Standard Webhooks specification (2023), whose libraries verify them too. To test your code on the event above, run it with the clock at ${sentAt.example}, or the five-minute check refuses the event. Its signature was made with this secret:`,
    },
    retries: {
      title: 'Retries',
      text: 'Unless a status from 200 to 299 comes back within 10 seconds, we send the event again: after 1, 5 and 30 minutes, then after 2 and 8 hours. After the first try and these five we write to you. An event can come twice or late. Its `webhook-id` tells whether you had it; `webhook-timestamp` is that of the try, so a repeat is never too old, and the body’s `timestamp` tells which event came first.',
    },
  },
} as const satisfies ApiEndpoints;

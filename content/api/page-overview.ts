import { routes } from '@/lib/routes';
import { figures } from '../figures';
import { apiAccess } from '../plans';
import type { ApiOverview } from '../schemas/api-page';

export const apiOverview = {
  lead: 'Every path on this page belongs to this host and is called over HTTPS.',
  host: 'Host',
  calls: {
    id: 'calls',
    title: 'Every call at a glance',
    text: `A key comes with the ${apiAccess.title} pricing plan. How many requests it may make an hour depends on its [level](#rate-limits).`,
    caption: 'Calls, keys and answers',
    columns: ['Call', 'What it does', 'The key may', 'Success'],
    may: { read: 'read', plan: 'read and plan' },
  },
  quickstart: {
    id: 'quickstart',
    title: 'Quickstart in ten minutes',
    text: 'From a key to a planned route: you need a shell with curl and the coordinates of your hub and three addresses.',
    unit: 'min',
    steps: [
      {
        minutes: 1,
        title: 'Put the key into your shell',
        text: 'All samples read it from there.',
        link: { label: 'How to get a key', anchor: 'authentication' },
        shows: 'key',
      },
      {
        minutes: 1,
        title: 'List your vehicles',
        text: 'Status 200 means that key and network are right. Note the `id` of one vehicle.',
        shows: 'first call',
      },
      {
        minutes: 3,
        title: 'Plan three stops',
        text: 'Copy the request of this call, put your coordinates, the vehicle and tomorrow’s date into it, and send it.',
        link: { label: 'Optimize a route', anchor: 'optimize-route' },
      },
      {
        minutes: 2,
        title: 'Provoke an error',
        text: 'Take the `Idempotency-Key` out, give one stop a `load` of 90,000 kg and send again. You get 422, and its `details` name the field.',
        link: { label: 'Errors and their bodies', anchor: 'errors' },
      },
      {
        minutes: 3,
        title: 'Call it from your program',
        text: 'Paste the sample of List vehicles in your language and run it with the same API key.',
        link: { label: 'Samples in four languages', anchor: 'examples' },
      },
    ],
    key: 'export API_KEY=THE-KEY-WE-GAVE-YOU',
    shell: 'Shell',
  },
  wrapper: {
    id: 'answers',
    title: 'What a response looks like',
    text: 'What you asked for is in `data`, next to `success`. Lists add `pagination`.',
    sample: 'A list with no entries',
  },
  errors: {
    id: 'errors',
    title: 'Errors and their bodies',
    text: 'An error has neither `success` nor `data`. It holds a `code` for your program, a `message` for your log and, with 422, the fields at fault as `details`.',
  },
  units: {
    id: 'units',
    title: 'Units',
    rows: [
      { label: 'Distance', value: 'kilometers' },
      { label: 'Speed', value: 'kilometers per hour' },
      { label: 'Duration', value: 'minutes' },
      { label: 'Load', value: 'kilograms' },
      { label: 'Fuel', value: 'liters' },
      { label: 'Money', value: 'US dollars' },
      { label: 'Position', value: 'decimal degrees, WGS 84' },
      { label: 'Heading', value: 'degrees, clockwise' },
      { label: 'Accuracy', value: 'meters' },
      { label: 'Time', value: 'ISO 8601, in UTC' },
    ],
  },
  versions: {
    id: 'versions',
    title: 'Versions and changelog',
    text: 'The path names the version. Within v1 we add fields, optional parameters and types of events, so let your program pass over what it does not know. A change that would break it becomes v2. From that day v1 runs for 12 more months, and its answers say so in the headers `Deprecation` (RFC 9745, 2025) and `Sunset` (RFC 8594, 2019).',
  },
  source: {
    title: 'OpenAPI document',
    text: 'This page is drawn from one OpenAPI 3.1 document. Feed the same file to your client generator, or to a mock server that returns the samples before you have a key.',
    label: 'Open openapi.json',
  },
  postman: {
    title: 'Postman collection',
    text: 'The same calls with their examples, made from that document. Import the file into Postman or Bruno and put your key into the variable `apiKey`.',
    label: 'Open postman-collection.json',
  },
  more: {
    title: `Where the rest of the ${figures.endpoints.value} endpoints are`,
    text: `Of the ${figures.endpoints.value} endpoints we run, those on this page are documented for every key, and the others serve single integrations, such as imports and billing, and are documented for the customers who use them.`,
    label: 'Ask about an endpoint',
    href: routes.contact,
  },
} as const satisfies ApiOverview;

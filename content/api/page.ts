import { routes } from '@/lib/routes';
import { figures } from '../figures';
import type { ApiLanguage, ApiPage, ApiTab } from '../schemas/api';
import { site } from '../site';

/** The tabs of /api-docs, with the headings of their panels. */
export const apiTabs = [
  { id: 'overview', title: 'Overview', heading: 'One host, five calls' },
  { id: 'authentication', title: 'Authentication', heading: 'One key in one header' },
  { id: 'endpoints', title: 'Endpoints', heading: 'Five calls in full' },
  { id: 'examples', title: 'Examples', heading: 'The same calls, ready to paste' },
] as const satisfies readonly ApiTab[];

/** Languages of the samples, with what each needs. */
export const apiLanguages = [
  { id: 'curl', title: 'cURL', needs: 'For a shell, to try a call by hand' },
  { id: 'javascript', title: 'JavaScript', needs: 'For Node, with its own fetch' },
  { id: 'python', title: 'Python', needs: 'For Python 3, with the requests library' },
  { id: 'php', title: 'PHP', needs: 'For PHP 8, with its curl extension' },
] as const satisfies readonly ApiLanguage[];

/** What the page says around the document. */
export const apiPage = {
  name: 'API docs',
  page: {
    title: `API documentation: vehicles, drivers and routes | ${site.name}`,
    description:
      'REST API for vehicles, positions, drivers, route optimization and fleet sums: parameters, schemas, errors, rate limits and samples in four languages.',
    keywords: ['fleet API', 'route optimization API', 'vehicle tracking API', 'OpenAPI 3.1'],
  },
  title: 'Build on the loom',
  lead: 'A REST interface for vehicles, drivers, routes and fleet figures. JSON in, JSON out, one key.',
  figures: [figures.serviceUptime, figures.averageResponse, figures.endpoints],
  tabsLabel: 'API documentation',
  navLabel: 'Endpoints',
  limits: { title: 'Rate limits, per hour', unit: 'requests per hour' },
  copy: { copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
  overview: {
    lead: 'Every path below hangs on this host, over HTTPS. The version is part of the path.',
    host: 'Host',
    wrapper: {
      title: 'The wrapper',
      text: 'What you asked for lies under data, with success beside it. Lists add pagination. An error has neither: it answers with error alone.',
      sample: 'A list with no entries',
    },
    units: {
      title: 'Units',
      rows: [
        { label: 'Distance', value: 'kilometers' },
        { label: 'Speed', value: 'kilometers per hour' },
        { label: 'Duration', value: 'minutes' },
        { label: 'Fuel', value: 'liters' },
        { label: 'Money', value: 'US dollars' },
        { label: 'Position', value: 'decimal degrees, WGS 84' },
        { label: 'Heading', value: 'degrees, clockwise' },
        { label: 'Time', value: 'ISO 8601, in UTC' },
      ],
    },
    source: {
      title: 'For machines',
      text: 'This page is drawn from one OpenAPI 3.1 document. Feed the same file to your client generator or your mock server.',
      label: 'Open openapi.json',
    },
    more: {
      title: 'Not here yet?',
      text: 'Billing, webhooks, imports: tell us what your system has to do, and we say which of the other endpoints does it.',
      label: 'Ask about an endpoint',
      href: routes.contact,
    },
  },
  authentication: {
    steps: [
      {
        title: 'Get a key',
        text: 'Write to us and name the program that will use it. One key a program keeps them easy to replace.',
      },
      {
        title: 'Keep it on your server',
        text: 'The samples read it from the environment as API_KEY. It has no place in an app, a web page or a repository.',
      },
      {
        title: 'Send it with each call',
        text: 'It travels in the Authorization header, after the word Bearer and a space.',
      },
    ],
    header: 'Header',
    error: {
      title: 'A wrong key answers UNAUTHORIZED',
      text: 'Status 401, whichever endpoint was called.',
    },
  },
  endpoints: {
    parameters: 'Parameters',
    places: { path: 'in the path', query: 'in the query', body: 'in the body, as JSON' },
    required: 'Required',
    optional: 'Optional',
    oneOf: 'One of',
    request: 'Request',
    response: 'Response',
    error: 'Error',
    more: 'See it planned',
  },
  examples: {
    lead: 'Put your key into the environment as API_KEY, then paste.',
    label: 'Language',
  },
} as const satisfies ApiPage;

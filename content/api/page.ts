import { figures } from '../figures';
import type { ApiLanguage, ApiPage, ApiTab } from '../schemas/api-page';
import { site } from '../site';

export const apiTabs = [
  { id: 'overview', title: 'Overview', heading: 'Quickstart and conventions' },
  { id: 'authentication', title: 'Authentication', heading: 'API keys and rate limits' },
  { id: 'endpoints', title: 'Endpoints', heading: 'Five calls, jobs and webhooks' },
  { id: 'examples', title: 'Examples', heading: 'Code samples, ready to paste' },
] as const satisfies readonly ApiTab[];

export const apiLanguages = [
  { id: 'curl', title: 'cURL', needs: 'For a shell, to try a call by hand: curl 7.76 or later' },
  { id: 'javascript', title: 'JavaScript', needs: 'For Node 18 or later, with its own fetch' },
  { id: 'python', title: 'Python', needs: 'For Python 3.9 or later, with the requests library' },
  { id: 'php', title: 'PHP', needs: 'For PHP 8, with its curl extension' },
] as const satisfies readonly ApiLanguage[];

export const apiPage = {
  name: 'API docs',
  page: {
    title: `Fleet and routing API: calls, errors, webhooks | ${site.name}`,
    description:
      'REST API for vehicles, drivers, route optimization and fleet totals: quickstart, errors, rate limits, webhooks and samples in four languages.',
    keywords: ['fleet API', 'route optimization API', 'vehicle tracking API', 'OpenAPI 3.1'],
  },
  title: 'Fleet and route planning API',
  lead: 'A REST interface for vehicles, drivers, routes and fleet figures. JSON in, JSON out, one key.',
  figures: [figures.serviceUptime, figures.averageResponse, figures.endpoints],
  tabsLabel: 'API documentation',
  contentsLabel: 'Contents',
  navLabel: 'Endpoints',
  sample: 'vehicle-location',
  keyLink: { label: 'How to get an API key', anchor: 'authentication' },
  limits: {
    title: 'Rate limits, per hour',
    unit: 'requests per hour',
    note: 'These are levels of a key, not pricing plans: API access comes with Enterprise, and we agree on the level with you.',
  },
  examples: {
    lead: 'Put your key into the environment as `API_KEY`, then paste. In JavaScript, Python and PHP every call ends with the data of its response, or stops and names the error.',
    label: 'Language',
    job: 'Plan a large request as a job',
    webhook: 'Verify a webhook',
  },
} as const satisfies ApiPage;

import { routes } from '@/lib/routes';
import type { SearchWords } from './schemas/search';
import { supportHours } from './support-hours';

export const search: SearchWords = {
  title: 'Search the site',
  placeholder: 'Search pages, guides, articles',
  placeholderShort: 'Search',
  groups: {
    pages: { name: 'Pages', one: 'Page' },
    guides: { name: 'Guides', one: 'Guide' },
    articles: { name: 'Articles', one: 'Article' },
    api: { name: 'API', one: 'API' },
    integrations: { name: 'Integrations', one: 'Integration' },
    questions: { name: 'Questions', one: 'Question' },
  },
  opened: {
    before: 'Recent searches',
    wanted: 'Popular pages',
    privacy: 'Nothing leaves this device',
    privacyLong: 'The search runs on this device; what you type stays here.',
  },
  wanted: [
    {
      label: 'Create your first optimized route',
      href: routes.helpRouteOptimization,
      icon: 'flag',
      note: 'guide',
    },
    {
      label: 'What does one user cost?',
      href: routes.pricing,
      icon: 'ticket',
      note: 'pricing',
    },
    {
      label: 'Authentication',
      href: `${routes.apiDocs}#authentication`,
      icon: 'code-xml',
      note: 'API',
    },
    {
      label: 'Connect Shopify',
      href: `${routes.integrations}?q=shopify`,
      icon: 'plug',
      note: 'integration',
    },
  ],
  nothing: {
    text: `Try one of these, or ask a person: answers take ${supportHours.emailAnswer}.`,
    suggestions: ['route optimization', 'driver app', 'billing', 'geofence'],
    write: { label: 'Write to us', href: routes.contact },
    chat: 'Ask in the chat',
  },
  offline: {
    text: 'No connection. Searching the pages kept on this device.',
    elsewhere: 'Not on this device',
    note: 'online only',
  },
  failed: {
    title: 'Search is not available',
    text: 'The search index did not load. Your words are kept; nothing was sent.',
    offline: 'There is no connection, and the index is not on this device. Your words are kept.',
    again: 'Try again',
  },
  preview: { filled: 'Filled dots contain your words.', keys: 'steps into them.' },
  keys: {
    move: 'move',
    sections: 'sections',
    open: 'open',
    clear: 'clear',
    close: 'close',
    slash: 'opens the search',
  },
};

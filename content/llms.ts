import { routes } from '@/lib/routes';

export const llms = {
  note: 'Help and articles are linked as Markdown copies without menus and pictures. Customer stories and integrations that say sample are made up: they show intended behavior.',
  sections: {
    product: 'Product',
    facts: 'Prices, partners and customers',
    stories: 'Industries and case studies',
    help: 'Help',
    articles: 'Articles',
    papers: 'White papers',
    webinars: 'Webinars',
    optional: 'Optional',
  },
  facts: [
    { label: 'Pricing', href: routes.pricing, text: 'plans per user and a savings calculator' },
    {
      label: 'Integrations',
      href: routes.integrations,
      text: 'sample catalog of intended behavior, by category',
    },
    {
      label: 'Industries',
      href: routes.industries,
      text: 'what each industry needs from route planning',
    },
    {
      label: 'Success stories',
      href: routes.successStories,
      text: 'sample case studies and an ROI calculator',
    },
    { label: 'Help center', href: routes.support, text: 'hours and ways to reach us' },
    { label: 'Contact', href: routes.contact, text: 'a form, e-mail and phone' },
  ],
  api: {
    label: 'OpenAPI document',
    file: '/openapi.json',
    text: 'the documented calls with their fields; a Postman collection is at /postman-collection.json',
  },
  feed: { label: 'Atom feed', file: '/feed.xml', text: 'newest articles with their whole text' },
  archive: 'Articles of {year}',
} as const;

import { figures } from '../figures';
import { site } from '../site';

export const blogPage = {
  page: {
    title: `Fleet and delivery blog: notes from dispatch | ${site.name}`,
    description:
      'Worked examples for fleet managers and dispatchers: routes, deliveries, fuel, ETAs and field crews, with the numbers and how they come about.',
    keywords: ['fleet management blog', 'route optimization', 'delivery management', 'dispatch'],
  },
  title: 'Fleet and delivery blog, from the dispatch desk',
  shortcuts: ['route optimization', 'fleet tracking', 'delivery management'],
  figures: [figures.articles, figures.readers],
  featured: 'Featured articles',
  all: 'All articles',
  /** '{year}' stands for the page's year. */
  archive: {
    page: {
      title: `Blog archive {year}: routes, fleets and deliveries | ${site.name}`,
      description:
        'What our desks wrote in {year}: the title of every article of that year, by month, with its subject.',
      keywords: ['blog archive', 'fleet management articles', 'delivery management articles'],
    },
    title: 'Blog archive {year}',
    all: 'Every article by year',
    subjects: 'All years by subject',
    search: 'Search every article',
  },
  newsletter: {
    title: 'Newsletter: one practical letter a month',
    text: 'One worked example, one habit worth dropping, and what our desks read in between.',
  },
  asideNewsletter: 'Fleet notes by e-mail',
  takeaways: 'Key takeaways',
  sources: 'Sources',
  worked: 'Download the calculation as CSV',
  sampleQuote: 'Sample quote',
  unknown: {
    title: 'Article not found',
    text: "The article you're looking for doesn't exist.",
    back: 'Back to blog',
  },
} as const;

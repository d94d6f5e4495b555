import { figures } from '../figures';
import { site } from '../site';

/** Words of the blog list and of what surrounds every article. */
export const blogPage = {
  page: {
    title: `Fleet and delivery blog: notes from dispatch | ${site.name}`,
    description:
      'Worked examples for fleet managers and dispatchers: routes, deliveries, fuel, ETAs and field crews, with the numbers and how they come about.',
    keywords: ['fleet management blog', 'route optimization', 'delivery management', 'dispatch'],
  },
  title: 'Notes from the dispatch desk',
  shortcuts: ['route optimization', 'fleet tracking', 'delivery management'],
  figures: [figures.articles, figures.readers],
  featured: 'Featured articles',
  all: 'All articles',
  archive: 'Every article by category',
  newsletter: {
    title: 'One practical letter a month',
    text: 'A sum worked out, a habit worth dropping, and what our desks read in between.',
  },
  asideNewsletter: 'Fleet notes by e-mail',
  takeaways: 'Key takeaways',
  sampleQuote: 'Sample quote',
  unknown: {
    title: 'Article not found',
    text: "The article you're looking for doesn't exist.",
    back: 'Back to blog',
  },
} as const;

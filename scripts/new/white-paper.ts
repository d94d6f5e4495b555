import { whitePaperCategories } from '@/content/white-papers';
import { whitePaper } from '@/content/white-papers/types';
import { category, type Kind, kept, most } from './kind';

/** A white paper. */
export const whitePaperKind: Kind = {
  folder: 'content/white-papers',
  title: whitePaper.shape.title,
  page: '/whitepapers',
  more: 'Put the document into public/papers as {slug}.pdf; the list shows as soon as the paper is published.',
  template: `import type { WhitePaper } from './types';

export const whitePaper = {
  ${kept}
  // A number of its own.
  id: {id},
  // ${most(whitePaper.shape.title)}.
  title: {title},
  // What a reader finds in it: ${most(whitePaper.shape.description)}.
  description: '',
  ${category(whitePaperCategories.map(({ name }) => name))}
  // A day to come keeps the paper out until a build on that day.
  publishDate: '{today}',
  // A file of public/papers, or an address on another site that begins with https://.
  file: '{slug}.pdf',
  pages: 12,
  // Minutes.
  readTime: 15,
  // True puts it before the others.
  featured: false,
  // The cover, which a build draws. Put paper-{slug}.jpg, three wide by four high, into public/images for another one.
  image: 'paper-{slug}',
  // One or more, in lower case; readers search by them.
  tags: [''],
  // Who wrote it, such as 'Fleet desk', and what they do.
  author: '',
  authorTitle: '',
  // True as long as the paper is made up.
  sample: false,
} as const satisfies WhitePaper;
`,
};

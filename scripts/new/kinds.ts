import { blogCategories } from '@/content/blog/categories';
import { post } from '@/content/blog/types';
import { supportCategories } from '@/content/help/support';
import { helpArticle } from '@/content/help/types';
import { integration } from '@/content/integrations/types';
import { integrationsPage } from '@/content/pages/integrations';
import { testimonial } from '@/content/testimonials/types';
import { quoteTrades } from '@/content/testimonials-page';
import { webinar } from '@/content/webinars/types';
import { whitePaperCategories } from '@/content/white-papers';
import { whitePaper } from '@/content/white-papers/types';
import { caseStudyKind } from './case-study';
import { type Kind, kept, most } from './kind';
import { industryKind, useCaseKind } from './use-case';

/** The first of the categories, and which there are. */
const category = (names: readonly string[]): string =>
  `// One of ${names.join(', ')}.\n  category: '${names[0]}',`;

/** Every kind by its name on the command line. */
export const kinds: Readonly<Record<string, Kind>> = {
  post: {
    folder: 'content/blog/posts',
    title: post.shape.title,
    page: '/blog/{slug}',
    template: `import type { BlogPost } from '../types';

export const post = {
  ${kept}
  // A number of its own; it also chooses the ground of the cover.
  id: {id},
  // ${most(post.shape.title)}; search engines show 65.
  title: {title},
  // The last part of its address, and the name of this file.
  slug: '{slug}',
  // The card: one or two sentences, ${most(post.shape.excerpt)}.
  excerpt: '',
  // What search engines show: one sentence of 70 to 160 characters.
  content: '',
  // Who wrote it, such as 'Fleet desk', or a person of content/people.ts: ${most(post.shape.author)}.
  author: '',
  // A day to come keeps the post out until a build on that day.
  date: '{today}',
  ${category(blogCategories.map(({ name }) => name))}
  // Three or more are best, in lower case; readers search by them.
  tags: ['', '', ''],
  // The cover, which a build draws. Put cover-{slug}.jpg into public/images for a photo, and say what it shows.
  image: 'cover-{slug}',
  // coverAlt: '',
  featured: false,
  views: 0,
  likes: 0,
  // The article; 600 words or more are best. Further parts:
  // { type: 'quote', content: '', author: '', sample: false },
  // { type: 'image', src: 'chart-{slug}', alt: '', caption: '' }, with content/blog/charts/{slug}.ts
  sections: [
    { type: 'paragraph', content: '' },
    { type: 'heading', content: '' },
    { type: 'paragraph', content: '' },
    { type: 'list', title: '', items: ['', ''] },
    { type: 'heading', content: '' },
    { type: 'paragraph', content: '' },
    {
      type: 'stats',
      title: '',
      stats: [
        { number: '', label: '' },
        { number: '', label: '' },
      ],
    },
    { type: 'highlight', title: '', content: '' },
  ],
  // What a reader should remember: three lines or so.
  keyTakeaways: ['', '', ''],
} as const satisfies BlogPost;
`,
  },
  guide: {
    folder: 'content/help/articles',
    title: helpArticle.shape.title,
    page: '/support/articles/{slug}',
    template: `import type { HelpArticle } from '../types';

export const guide = {
  ${kept}
  // A number of its own.
  id: {id},
  // The last part of its address, and the name of this file.
  slug: '{slug}',
  // ${most(helpArticle.shape.title)}.
  title: {title},
  // The list and search engines show it: 70 to 160 characters.
  description: '',
  // video, guide or other.
  type: 'guide',
  // beginner, intermediate or advanced.
  difficulty: 'beginner',
  ${category(supportCategories.map(({ id }) => id))}
  // Place in the order in which one learns, such as 1 for the first; without it, it stands last.
  // rank: 1,
  // Minutes at 200 words a minute, rounded up.
  readTime: 5,
  views: 0,
  // A team, such as 'Accounts team'.
  author: '',
  // The day of the last change; a day to come keeps the guide out until a build on that day.
  updated: '{today}',
  // The day on which somebody last went through it step by step, not before the last change.
  checked: '{today}',
  // Its chapters. Texts may hold **bold** and [words](/address). Further blocks:
  // { type: 'list', items: ['', ''] },
  // { type: 'table', caption: '', columns: ['', ''], rows: [['', '']] },
  // { type: 'tip', title: '', text: '' },
  // { type: 'picture', src: '', alt: '', caption: '' },
  chapters: [
    // The id is the chapter's anchor, in lower case with hyphens.
    { id: 'before-you-begin', title: '', blocks: [{ type: 'paragraph', text: '' }] },
    { id: 'step-by-step', title: '', blocks: [{ type: 'steps', title: '', steps: ['', ''] }] },
    { id: 'if-it-fails', title: '', blocks: [{ type: 'warning', title: '', text: '' }] },
  ],
  // Where to read on.
  next: [
    { label: '', href: '/support' },
    { label: '', href: '/contact' },
  ],
  // The page of what it explains.
  product: { label: '', href: '/route-optimization' },
  // An article of the blog that goes deeper, or the blog.
  article: { label: '', href: '/blog' },
} as const satisfies HelpArticle;
`,
  },
  integration: {
    folder: 'content/integrations',
    title: integration.shape.heading,
    page: '/integrations',
    more: 'Put its logo into public/images as logo-{slug}.svg, .png or .jpg; without one its name is drawn in letters.',
    template: `import type { Integration } from './types';

export const integration = {
  ${kept}
  // Place within its category, such as 1 for the first; without it, it stands at the end.
  // rank: 1,
  // ${most(integration.shape.heading)}.
  heading: {title},
  // What flows between the two systems, which way and when: ${most(integration.shape.description)}.
  description: '',
  ${category(integrationsPage.categories.map(({ key }) => key))}
  // What kind of system it is, such as 'Marketplace': ${most(integration.shape.kind)}.
  kind: '',
  // When something flows, such as 'every 10 min': ${most(integration.shape.timing)}.
  timing: '',
  // True as long as the connection is made up; \`npm run check:release\` lists these.
  sample: false,
} as const satisfies Integration;
`,
  },
  testimonial: {
    folder: 'content/testimonials',
    title: testimonial.shape.company,
    page: '/testimonials',
    more: 'A new trade goes into quoteTrades of content/testimonials-page.ts.',
    template: `import type { Testimonial } from './types';

export const testimonial = {
  ${kept}
  // Place on /testimonials, such as 1 for the first; without it, it stands at the end.
  // rank: 1,
  // The name of this file.
  id: '{slug}',
  // Who says it, and what they do there.
  name: '',
  position: '',
  // A photograph, public/images/face-{slug}.jpg or .png; without this line initials are drawn.
  // photo: 'face-{slug}',
  company: {title},
  // As the company counts itself, such as '120 vans'.
  companySize: '',
  // Stars, 1 to 5.
  rating: 5,
  // Their words, without quotation marks: ${most(testimonial.shape.testimonial)}.
  testimonial: '',
  // Counts of their own, such as { 'depots on one plan': '3' }; the first one stands beside the quote.
  results: { 'depots on one plan': '' },
  ${category(quoteTrades)}
  // True for one of at most six that open the page as large as a headline; 200 characters at most then.
  large: false,
  // Its place on the home page and on /success-stories, 1 for the first; without the line it is not there.
  // home: 1,
  // stories: 1,
  // The product they speak of, by its color: cobalt fleet, madder delivery, teal routes, ochre field, plum apps.
  thread: 'cobalt',
  // True as long as it is made up; \`npm run check:release\` lists these.
  sample: false,
} as const satisfies Testimonial;
`,
  },
  'white-paper': {
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
  },
  'case-study': caseStudyKind,
  'use-case': useCaseKind,
  industry: industryKind,
  webinar: {
    folder: 'content/webinars',
    title: webinar.shape.title,
    page: '/webinars',
    more: 'Once it is over, name its recording; it moves behind the others by itself.',
    template: `import type { Webinar } from './types';

export const webinar = {
  ${kept}
  // ${most(webinar.shape.title)}.
  title: {title},
  // What is taken apart, and for whom: ${most(webinar.shape.description)}.
  description: '',
  // When it begins, by the clock of its time zone, such as America/New_York or Europe/Berlin.
  date: '{today}',
  time: '16:00',
  timeZone: 'America/New_York',
  minutes: 45,
  // Who speaks: a desk such as 'Fleet desk', or a person; faces and roles stand in content/people.ts.
  speakers: [''],
  // Where one registers, on another site: an address that begins with https://.
  register: '',
  // Where one watches it afterwards.
  // recording: 'https://',
  // The first day on which it is announced; without this line, the next build announces it.
  // published: '{today}',
  // The product it is about, by its color: cobalt fleet, madder delivery, teal routes, ochre field, plum apps.
  thread: 'cobalt',
  // A map is drawn as its picture. Put webinar-{slug}.jpg into public/images for another one.
  // At most six, in lower case.
  tags: [],
  // True as long as the webinar is made up; \`npm run check:release\` lists these.
  sample: false,
} as const satisfies Webinar;
`,
  },
};

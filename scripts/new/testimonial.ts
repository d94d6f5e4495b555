import { testimonial } from '@/content/testimonials/types';
import { quoteTrades } from '@/content/testimonials-page';
import { category, type Kind, kept, most } from './kind';

/** A quote of a customer. */
export const testimonialKind: Kind = {
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
};

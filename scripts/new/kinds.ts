import { blogCategories } from '@/content/blog/categories';
import { supportCategories } from '@/content/help/support';
import { integrationsPage } from '@/content/pages/integrations';
import { planComparison } from '@/content/plan-comparison';
import { plans } from '@/content/plans';
import { quoteTrades } from '@/content/testimonials-page';
import { whitePaperCategories } from '@/content/white-papers';

/** From `templates/<kind>.ts.txt`. */
export interface Kind {
  readonly folder: string;
  /** The field that holds the given title; `title` by default. */
  readonly title?: string;
  readonly page: string;
  readonly more?: string;
  readonly categories?: readonly string[];
  /** The plan table row of a use case's features. */
  readonly planRow?: string | undefined;
}

export const kinds: Readonly<Record<string, Kind>> = {
  post: {
    folder: 'content/blog/posts',
    page: '/blog/{slug}',
    categories: blogCategories.map(({ name }) => name),
  },
  guide: {
    folder: 'content/help/articles',
    page: '/support/articles/{slug}',
    categories: supportCategories.map(({ id }) => id),
  },
  integration: {
    folder: 'content/integrations',
    title: 'heading',
    page: '/integrations',
    more: 'Put its logo into public/images as logo-{slug}.svg, .png or .jpg; without one its name is drawn in letters.',
    categories: integrationsPage.categories.map(({ key }) => key),
  },
  testimonial: {
    folder: 'content/testimonials',
    title: 'company',
    page: '/testimonials',
    more: 'A new trade goes into quoteTrades of content/testimonials-page.ts.',
    categories: quoteTrades,
  },
  'white-paper': {
    folder: 'content/white-papers',
    page: '/whitepapers',
    more: 'Put the document into public/papers as {slug}.pdf; the list shows as soon as the paper is published.',
    categories: whitePaperCategories.map(({ name }) => name),
  },
  'case-study': {
    folder: 'content/case-studies',
    page: '/case-studies/{slug}',
    more: 'Its maps are drawn. For a photo put case-{slug}.jpg into public/images, 1600 px wide or more, and run `npm run art`: cards, cover and lists show it.',
  },
  'use-case': {
    folder: 'content/use-cases',
    title: 'name',
    page: '/use-cases/{slug}',
    more: 'Its maps are drawn. For a photo put use-{slug}.jpg into public/images and run `npm run art`.',
    planRow: planComparison
      .flatMap(({ rows }) => [...rows])
      .find(({ from }) => from === plans[0]?.id)?.feature,
  },
  industry: {
    folder: 'content/industries',
    page: '/industries#{slug}',
    more: 'Its maps are drawn, and the city of /industries gets a sheet for it.',
  },
  webinar: {
    folder: 'content/webinars',
    page: '/webinars',
    more: 'Once it is over, name its recording; it moves behind the others by itself.',
  },
};

import { blogCategories } from '@/content/blog/categories';
import { post } from '@/content/blog/types';
import { caseStudy } from '@/content/case-studies/types';
import { supportCategories } from '@/content/help/support';
import { helpArticle } from '@/content/help/types';
import { industry } from '@/content/industries/types';
import { integration } from '@/content/integrations/types';
import { integrationsPage } from '@/content/pages/integrations';
import { planComparison } from '@/content/plan-comparison';
import { plans } from '@/content/plans';
import { testimonial } from '@/content/testimonials/types';
import { quoteTrades } from '@/content/testimonials-page';
import { useCase } from '@/content/use-cases/types';
import { webinar } from '@/content/webinars/types';
import { whitePaperCategories } from '@/content/white-papers';
import { whitePaper } from '@/content/white-papers/types';

/** From `templates/<kind>.ts.txt`. */
export interface Kind {
  readonly folder: string;
  readonly schema: { readonly shape: object };
  readonly title: string;
  readonly page: string;
  readonly more?: string;
  readonly categories?: readonly string[];
  /** The plan table row of a use case's features. */
  readonly planRow?: string | undefined;
}

export const kinds: Readonly<Record<string, Kind>> = {
  post: {
    folder: 'content/blog/posts',
    schema: post,
    title: 'title',
    page: '/blog/{slug}',
    categories: blogCategories.map(({ name }) => name),
  },
  guide: {
    folder: 'content/help/articles',
    schema: helpArticle,
    title: 'title',
    page: '/support/articles/{slug}',
    categories: supportCategories.map(({ id }) => id),
  },
  integration: {
    folder: 'content/integrations',
    schema: integration,
    title: 'heading',
    page: '/integrations',
    more: 'Put its logo into public/images as logo-{slug}.svg, .png or .jpg; without one its name is drawn in letters.',
    categories: integrationsPage.categories.map(({ key }) => key),
  },
  testimonial: {
    folder: 'content/testimonials',
    schema: testimonial,
    title: 'company',
    page: '/testimonials',
    more: 'A new trade goes into quoteTrades of content/testimonials-page.ts.',
    categories: quoteTrades,
  },
  'white-paper': {
    folder: 'content/white-papers',
    schema: whitePaper,
    title: 'title',
    page: '/whitepapers',
    more: 'Put the document into public/papers as {slug}.pdf; the list shows as soon as the paper is published.',
    categories: whitePaperCategories.map(({ name }) => name),
  },
  'case-study': {
    folder: 'content/case-studies',
    schema: caseStudy,
    title: 'title',
    page: '/case-studies/{slug}',
    more: 'Its maps are drawn. For a photo put case-{slug}.jpg into public/images, 1600 px wide or more, and run `npm run art`: cards, cover and lists show it.',
  },
  'use-case': {
    folder: 'content/use-cases',
    schema: useCase,
    title: 'name',
    page: '/use-cases/{slug}',
    more: 'Its maps are drawn. For a photo put use-{slug}.jpg into public/images and run `npm run art`.',
    planRow: planComparison
      .flatMap(({ rows }) => [...rows])
      .find(({ from }) => from === plans[0]?.id)?.feature,
  },
  industry: {
    folder: 'content/industries',
    schema: industry,
    title: 'title',
    page: '/industries#{slug}',
    more: 'Its maps are drawn, and the city of /industries gets a sheet for it.',
  },
  webinar: {
    folder: 'content/webinars',
    schema: webinar,
    title: 'title',
    page: '/webinars',
    more: 'Once it is over, name its recording; it moves behind the others by itself.',
  },
};

import { industries as found } from '@/content/found/industries';
import type { Industry as Entry } from '@/content/industries/types';
import {
  industriesFacts,
  industriesHero,
  industryListTitle,
  trustMetrics as metrics,
  security,
} from '@/content/industries-page';
import { cutOf, mapAlt } from '@/lib/picture/cuts';
import { withCount } from '@/lib/words/counting';
import { byRank, publishedOf } from '../published';
import { caseStudies } from './case-studies';

export const industries = byRank(publishedOf(found)).map((industry: Entry) => {
  const { slide } = industry;
  const { picture, pictureAlt = mapAlt(picture) } = slide;
  return { ...industry, slide: { ...slide, pictureAlt, narrow: cutOf(picture, slide.narrow) } };
});

export type Industry = (typeof industries)[number];

const counted = (text: string) => withCount(text, industries.length);

export const industriesPage = {
  facts: { ...industriesFacts, title: counted(industriesFacts.title) },
  hero: { ...industriesHero, heading: counted(industriesHero.heading) },
  listTitle: counted(industryListTitle),
};

/** Items that the owner has yet to confirm are marked. */
export const securityItems = security.items.map(({ term, text, ...item }) => ({
  term,
  text,
  mark: 'toConfirm' in item ? security.mark : undefined,
}));

export const trustMetrics = {
  ...metrics,
  metrics: metrics.metrics.map(({ value, label }) => ({
    value: withCount(value, caseStudies.length),
    label: withCount(label, caseStudies.length),
  })),
};

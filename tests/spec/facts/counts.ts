import { apiTabs } from '@/content/api/page';
import { supportCategories } from '@/content/help/support';
import { customers } from '@/content/home/customers';
import { integrationGroups } from '@/content/home/integration-groups';
import { languages } from '@/content/home/languages';
import { steps } from '@/content/home/steps';
import { pricingQuestions } from '@/content/pricing';
import { routeOptimization } from '@/content/products/route-optimization';
import { caseStudies } from '@/lib/content/stories/case-studies';
import { industries } from '@/lib/content/stories/industries';
import { useCases } from '@/lib/content/stories/use-cases';
import { testimonialCards, testimonialSlides, trades } from '@/lib/content/testimonials';

type Count = readonly [name: string, entries: readonly unknown[], stated: number];

/** How many there are of what the site lists, where no fact names each of them. */
export const counts: readonly Count[] = [
  ['questions about prices', pricingQuestions, 6],
  ['customers', customers, 7],
  ['industries', industries, 5],
  ['groups of integrations', integrationGroups, 4],
  ['languages', languages, 30],
  ['languages in the grid', languages.filter(({ grid }) => grid), 10],
  ['steps', steps, 5],
  ['highlights of route optimization', routeOptimization.highlights.items, 6],
  ['uses of route optimization', routeOptimization.uses.items, 4],
  ['figures of use cases', useCases.flatMap(({ stats }) => [...stats]), 16],
  ['features of use cases', useCases.flatMap(({ features }) => [...features]), 16],
  ['steps of case studies', caseStudies.flatMap(({ timeline }) => [...timeline.steps]), 12],
  ['large quotes', testimonialSlides, 3],
  ['other quotes', testimonialCards, 6],
  ['trades with quotes', trades, 3],
  ['tabs of the API documentation', apiTabs, 4],
  ['categories of the help center', supportCategories, 6],
];

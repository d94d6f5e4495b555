import { apiTabs } from '@/content/api/page';
import { contactPage } from '@/content/contact';
import { supportCategories } from '@/content/help/support';
import { featureCards } from '@/content/home/constraints';
import { customers } from '@/content/home/customers';
import { featureGroups, notificationExamples } from '@/content/home/features';
import { integrationGroups } from '@/content/home/integration-groups';
import { languages } from '@/content/home/languages';
import { services } from '@/content/home/services';
import { steps } from '@/content/home/steps';
import { integrationsPage } from '@/content/pages/integrations';
import { plans } from '@/content/plans';
import { pricingQuestions } from '@/content/pricing';
import { routeOptimization } from '@/content/products/route-optimization';
import { site } from '@/content/site';
import { caseStudies } from '@/lib/content/stories/case-studies';
import { industries } from '@/lib/content/stories/industries';
import { useCases } from '@/lib/content/stories/use-cases';
import { testimonialCards, testimonialSlides, trades } from '@/lib/content/testimonials';

type Count = readonly [name: string, entries: readonly unknown[], stated: number];

/** How many there are of what the site lists, so that a missing or further entry shows. */
export const counts: readonly Count[] = [
  ['plans', plans, 3],
  ['questions about prices', pricingQuestions, 6],
  ['profiles on social networks', site.social, 3],
  ['sizes of a fleet', contactPage.form.fleetSizes, 5],
  ['subjects of the contact form', contactPage.form.subjects, 6],
  ['customers', customers, 7],
  ['services', services, 3],
  ['industries', industries, 5],
  ['groups of integrations', integrationGroups, 4],
  ['languages', languages, 30],
  ['languages in the grid', languages.filter(({ grid }) => grid), 10],
  ['steps', steps, 5],
  ['cards of constraints', featureCards, 4],
  ['sections of features on home', featureGroups.flatMap(({ features }) => [...features]), 14],
  ['examples of notifications', notificationExamples, 4],
  ['highlights of route optimization', routeOptimization.highlights.items, 6],
  ['uses of route optimization', routeOptimization.uses.items, 4],
  ['categories of integrations', integrationsPage.categories, 5],
  ['figures of use cases', useCases.flatMap(({ stats }) => [...stats]), 16],
  ['features of use cases', useCases.flatMap(({ features }) => [...features]), 16],
  ['steps of case studies', caseStudies.flatMap(({ timeline }) => [...timeline.steps]), 12],
  ['large quotes', testimonialSlides, 3],
  ['other quotes', testimonialCards, 6],
  ['trades with quotes', trades, 3],
  ['tabs of the API documentation', apiTabs, 4],
  ['categories of the help center', supportCategories, 6],
];

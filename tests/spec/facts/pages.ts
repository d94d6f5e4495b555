import { whyChoose } from '@/content/industries-page';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { terms } from '@/content/legal/terms';
import { footerNavigation } from '@/content/navigation';
import { integrationsPage } from '@/content/pages/integrations';
import { pricingQuestions } from '@/content/pricing';
import { driverMobileApp } from '@/content/products/driver-mobile-app';
import { routeOptimization } from '@/content/products/route-optimization';
import { included } from '@/content/use-cases';
import { caseStudies } from '@/lib/content/stories/case-studies';
import { industries } from '@/lib/content/stories/industries';
import { useCases } from '@/lib/content/stories/use-cases';
import { testimonialCards, testimonialSlides, trades } from '@/lib/content/testimonials';
import { count, each, fact, labels, type Place, words } from '../fact';
import { everywhere, useCasePages } from './addresses';

const heads = (items: readonly { heading: string }[]) => items.map(({ heading }) => heading);

/** What menus, the footer and the other pages list. */
export const pages = [
  labels(
    'products, in the footer',
    'Fleet management | Delivery management | Field-force management | Route optimization | Supervisor app | Driver mobile app | SIM tracking',
    (footerNavigation[0]?.links ?? []).map(({ label }) => label),
    ...each(everywhere, ' footer'),
  ),
  labels(
    'resources, in the footer',
    'API docs | Privacy policy | Terms',
    (footerNavigation[1]?.links ?? []).map(({ label }) => label),
    ...each(everywhere, ' footer'),
  ),
  words('the demo', 'Schedule a Demo', ...each(everywhere, '#demo-dialog')),
  words(
    'entries of the menu',
    'Home | Integrations | Pricing | Contact | Start Free Trial | Sign In',
    ...each(everywhere, '#site-menu'),
  ),
  words(
    'resources of the menu',
    'Help Center | Blog | White papers | Webinars | Testimonials | API docs | Privacy policy | Terms',
    ...each(everywhere, '#site-menu'),
  ),
  words('buttons of the services', 'Explore More | Book a Demo', '/#our-services'),
  words('buttons of route optimization', 'Watch Demo | Start Free Trial', '/route-optimization'),
  words('buttons of the integrations', 'Schedule a Demo | Browse Integration', '/integrations'),
  words('buttons of the use cases', 'Start Free Trial | Book a Demo', ...each(useCasePages, '')),
  words('last button of the use cases', 'Schedule Demo', ...each(useCasePages, '#trial')),
  count(
    'cards of route optimization',
    6,
    heads(routeOptimization.highlights.items),
    '/route-optimization#highlights',
  ),
  count(
    'its industries',
    4,
    routeOptimization.uses.items.map(({ who }) => who),
    '/route-optimization#uses',
  ),
  labels(
    'permissions of the driver app',
    'Location | Camera | Notification | Phone',
    driverMobileApp.features.flatMap((each) =>
      each.section_id === 'permissions' && 'table' in each
        ? (each.table?.rows ?? []).map(([name = '']) => name)
        : [],
    ),
    '/driver-mobile-app#permissions',
  ),
  labels(
    'categories of integrations',
    'All Integrations | Marketplace | eCommerce Storefronts | Warehousing | Accounting and ERP | Hardware',
    [integrationsPage.catalog.all, ...integrationsPage.categories.map(({ label }) => label)],
    '/integrations#integration',
  ),
  count('industries', 5, heads(industries.map(({ row }) => row)), '/industries'),
  labels('rules of security', 'SOC 2 | GDPR | ISO 27001', whyChoose.security.badges, '/industries'),
  fact(
    'mark of a use case’s features',
    'Included in all plans',
    included,
    ...each(useCasePages, '#features'),
  ),
  ...useCases.flatMap(({ slug, stats: figuresOf, features }) => [
    count(
      `figures of ${slug}`,
      4,
      figuresOf.map(({ label }) => label),
      `/use-cases/${slug}` as Place,
    ),
    count(`features of ${slug}`, 4, heads(features), `/use-cases/${slug}#features` as Place),
  ]),
  ...caseStudies.map(({ slug, timeline }) =>
    count(
      `steps of ${slug}`,
      4,
      timeline.steps.map(({ title }) => title),
      `/case-studies/${slug}` as Place,
    ),
  ),
  labels(
    'questions on the pricing page',
    'free-trial | changing-plans | setup-fee | payment-methods | enterprise-solutions | data-security',
    pricingQuestions.map(({ id }) => id),
    '/pricing anchors',
  ),
  count(
    'large quotes',
    3,
    testimonialSlides.map(({ company }) => company),
    '/testimonials',
  ),
  count(
    'quotes on cards',
    6,
    testimonialCards.map(({ company }) => company),
    '/testimonials',
  ),
  count(
    'trades of the quotes',
    3,
    trades.map(({ title }) => title),
    '/testimonials',
  ),
  words('webinars', 'No upcoming events', '/webinars'),
  words('white papers', 'Coming soon', '/whitepapers'),
  fact('age, in the terms', '18 or older', terms.inShort[0]?.value, '/terms-and-condition'),
  fact(
    'cap, in the terms',
    '12 months',
    terms.inShort[1]?.value,
    '/terms-and-condition',
    '/terms-and-condition#liability',
  ),
  fact(
    'courts, in the terms',
    'Jaipur',
    terms.inShort[2]?.value,
    '/terms-and-condition',
    '/terms-and-condition#law: courts of {}',
  ),
  fact('children', 'Under 13', privacyPolicy.inShort[2]?.value, '/privacy-policy'),
];

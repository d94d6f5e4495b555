import { blogCategories } from '@/content/blog/categories';
import { blogPage } from '@/content/blog/page';
import { featureCards } from '@/content/home/constraints';
import { customers } from '@/content/home/customers';
import { featureGroups, notificationExamples } from '@/content/home/features';
import { integrationGroups } from '@/content/home/integration-groups';
import { languages } from '@/content/home/languages';
import { services } from '@/content/home/services';
import { steps } from '@/content/home/steps';
import { whyChoose } from '@/content/industries-page';
import { footerNavigation } from '@/content/navigation';
import { integrationsPage } from '@/content/pages/integrations';
import { driverMobileApp } from '@/content/products/driver-mobile-app';
import { routeOptimization } from '@/content/products/route-optimization';
import { getFeatured, getPosts } from '@/lib/content/posts';
import { caseStudies } from '@/lib/content/stories/case-studies';
import { industries } from '@/lib/content/stories/industries';
import { useCases } from '@/lib/content/stories/use-cases';
import { testimonialCards, testimonialSlides, trades } from '@/lib/content/testimonials';
import { at, count, each, type Fact, fact, list, type Place } from '../fact';
import { everywhere, useCasePages } from './addresses';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const heads = (items: readonly { heading: string }[]) => items.map(({ heading }) => heading);
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
const companies = (items: readonly { company: string }[]) => items.map(({ company }) => company);
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

const features = featureGroups.flatMap((group) => [...group.features]);
const footer = (column: number) => labels(footerNavigation[column]?.links ?? []);

export const lists: readonly Fact[] = [
  list(
    footer(0),
    'Fleet management | Delivery management | Field-force management | Route optimization | Supervisor app | Driver mobile app | SIM tracking',
    ...each(everywhere, ' footer'),
  ),
  list(footer(1), 'API docs | Privacy policy | Terms', ...each(everywhere, ' footer')),
  fact('Schedule a Demo', ...each(everywhere, '#demo-dialog')),
  fact(
    'Home | Integrations | Pricing | Contact | Start Free Trial | Sign In | Help Center | Blog | White papers | Webinars | Testimonials | API docs | Privacy policy | Terms',
    ...each(everywhere, '#site-menu'),
  ),

  at('/#home', 'Explore the Product'),
  at('/ anchors', 'home', 'our-services', 'industries', 'how-it-works', 'pricing'),
  count(names(customers), 7, '/'),
  list(
    titles(services),
    'Fleet Management | Delivery Management | Route Optimization',
    '/#our-services',
  ),
  at('/#our-services', 'Explore More', 'Book a Demo'),
  count(titles(industries), 5, '/#industries'),
  list(
    industries.map(({ href }) => href),
    '/use-cases/restaurants | /use-cases/retail | /use-cases/ecommerce | /use-cases/couriers | /case-studies/employee-pickup-drop-management',
    '/ links',
  ),
  count(titles(integrationGroups), 4, '/#integrations'),
  count(names(languages), 30, '/#languages', '/driver-mobile-app#languages'),
  count(
    languages.flatMap(({ grid }) => grid?.nativeName ?? []),
    10,
    '/#languages',
  ),
  list(titles(steps), 'Connect | Load | Optimize | Dispatch | Prove', '/#how-it-works'),
  list(
    titles(featureCards),
    'Non-overlapping routes | Traffic- and weather-aware | Easy-to-use interface | Delivery notifications',
    '/',
  ),
  list(
    features.map(({ section_id }) => section_id),
    'iot-gps-tracking | sim-based-tracking | rfid-based-plant-tracking | alert-&-notification | other-hardware-integration | billing-automation | last-mile-delivery-management | delivery-proof-&-validation | pickup-management | carrier-integration | customer-experience-management | supervisor-app | dispatcher-mobile-app | driver-mobile-app',
    '/ anchors',
  ),
  list(
    features.map(({ link }) => link).filter((link) => !link.includes('#')),
    '/sim-tracking | /supervisor-app | /driver-mobile-app',
    '/ links',
  ),
  count(titles(notificationExamples), 4, '/#driver-mobile-app'),

  at('/route-optimization', 'Watch Demo', 'Start Free Trial'),
  count(heads(routeOptimization.highlights.items), 6, '/route-optimization#highlights'),
  count(
    routeOptimization.uses.items.map(({ who }) => who),
    4,
    '/route-optimization#uses',
  ),
  list(
    driverMobileApp.features.flatMap((each) =>
      each.section_id === 'permissions' && 'table' in each
        ? (each.table?.rows ?? []).map(([name = '']) => name)
        : [],
    ),
    'Location | Camera | Notification | Phone',
    '/driver-mobile-app#permissions',
  ),
  at('/integrations', 'Schedule a Demo', 'Browse Integration'),
  list(
    [integrationsPage.catalog.all, ...labels(integrationsPage.categories)],
    'All Integrations | Marketplace | eCommerce Storefronts | Warehousing | Accounting and ERP | Hardware',
    '/integrations#integration',
  ),
  count(heads(industries.map(({ row }) => row)), 5, '/industries'),
  list(whyChoose.security.badges, 'SOC 2 | GDPR | ISO 27001', '/industries'),
  fact('Start Free Trial | Book a Demo', ...useCasePages),
  fact('Schedule Demo', ...each(useCasePages, '#trial')),
  fact('Included in all plans', ...each(useCasePages, '#features')),
  ...useCases.flatMap(({ slug, stats, features: own }) => [
    count(labels(stats), 4, `/use-cases/${slug}` as Place),
    count(heads(own), 4, `/use-cases/${slug}#features` as Place),
  ]),
  ...caseStudies.map(({ slug, timeline }) =>
    count(titles(timeline.steps), 4, `/case-studies/${slug}` as Place),
  ),
  count(companies(testimonialSlides), 3, '/testimonials'),
  count(companies(testimonialCards), 6, '/testimonials'),
  count(titles(trades), 3, '/testimonials'),
  at('/webinars', 'No upcoming events'),
  at('/whitepapers', 'Coming soon'),
  at('/terms-and-condition', '18 or older', '12 months', 'Jaipur'),
  at('/terms-and-condition#liability', '12 months'),
  at('/terms-and-condition#law', 'courts of Jaipur'),
  at('/privacy-policy', 'Under 13'),

  list(blogPage.shortcuts, 'route optimization | fleet tracking | delivery management', '/blog'),
  list(
    names(blogCategories),
    'Fleet Management | Route Optimization | Delivery Management | AI & Technology | Industry Insights | Case Studies | Best Practices | Sustainability | Field Force Management',
  ),
  at(
    '/blog',
    ...['All Categories', 'Fleet Management', 'Route Optimization', 'Delivery Management'],
    ...['AI & Technology', 'Industry Insights'],
  ),
  count(titles(getPosts()), 32),
  list(
    getPosts()
      .filter(({ featured }) => featured)
      .map(({ id }) => String(id).padStart(2, '0'))
      .sort(),
    '01 | 02 | 25 | 26',
  ),
  count(titles(getFeatured()), 3, '/blog'),
  at('/blog/404', 'Article not found', "The article you're looking for doesn't exist."),
];

/**
 * The published facts: what the site states today, each beside the value of content that it comes
 * from, with the places where it must appear. A fact that is changed on purpose is changed here too.
 */
import { apiDocument } from '@/content/api/document';
import { apiTabs } from '@/content/api/page';
import { blogCategories } from '@/content/blog/categories';
import { blogPage } from '@/content/blog/page';
import { chat } from '@/content/chat';
import { contactPage } from '@/content/contact';
import { figures } from '@/content/figures';
import { supportCategories, supportPage } from '@/content/help/support';
import { featureCards } from '@/content/home/constraints';
import { customers } from '@/content/home/customers';
import { featureGroups, notificationExamples } from '@/content/home/features';
import { homeHero } from '@/content/home/hero';
import { integrationGroups } from '@/content/home/integration-groups';
import { languages } from '@/content/home/languages';
import { services } from '@/content/home/services';
import { steps } from '@/content/home/steps';
import { whyChoose } from '@/content/industries-page';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { terms } from '@/content/legal/terms';
import { footerNavigation } from '@/content/navigation';
import { integrationsPage } from '@/content/pages/integrations';
import { type Plan, plans } from '@/content/plans';
import { pricingPage, pricingQuestions } from '@/content/pricing';
import { deliveryStats } from '@/content/products/delivery-stats';
import { driverMobileApp } from '@/content/products/driver-mobile-app';
import { routeOptimization } from '@/content/products/route-optimization';
import { trackingSigns, trialTags } from '@/content/products/trial-tags';
import { site } from '@/content/site';
import { successStories } from '@/content/success-stories';
import { supportHours } from '@/content/support-hours';
import { included, trialTerms } from '@/content/use-cases';
import { endpointsOf } from '@/lib/api/endpoints';
import { helpArticleOf } from '@/lib/content/help';
import { getFeatured, getPosts } from '@/lib/content/posts';
import { caseStudies, caseStudyOf } from '@/lib/content/stories/case-studies';
import { industries } from '@/lib/content/stories/industries';
import { useCases } from '@/lib/content/stories/use-cases';
import { testimonialCards, testimonialSlides, trades } from '@/lib/content/testimonials';
import { roiPerVehicle, roiRates } from '@/lib/roi/roi';
import { routes } from '@/lib/routes';
import { calculateSavings, defaultSavings, savedPer } from '@/lib/savings/savings';
import { count, each, type Fact, fact, labels, type Place, words } from './fact';

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const percent = (share: number) => `${Math.round(100 * share)}%`;
const plain = (amount: number) => amount.toLocaleString('en-US');

const products = [
  '/fleet-management',
  '/delivery-management',
  '/route-optimization',
  '/fieldforce-management',
  '/supervisor-app',
  '/driver-mobile-app',
  '/sim-tracking',
] as const;

const useCasePages = [
  '/use-cases/restaurants',
  '/use-cases/retail',
  '/use-cases/ecommerce',
  '/use-cases/couriers',
] as const;

const casePages = [
  '/case-studies/renewable-energy-fleet-visibility',
  '/case-studies/employee-pickup-drop-management',
  '/case-studies/omnichannel-order-management',
] as const;

const guides = '/support/articles';
const everywhere = [...Object.values(routes), ...useCasePages, ...casePages];

/** The trial is told twice, and both stand where they are. */
const days = { heroes: 7, elsewhere: 14 } as const;

const trial = [
  labels(
    'promises of the heroes',
    `${days.heroes}-day free trial | No credit card required | Cancel anytime`,
    trialTags,
    ...each(products, ''),
    '/#home',
  ),
  fact(
    'trial of the heroes',
    `${days.heroes} days`,
    figures.trialInHeroes.value,
    '/ description: {} free',
  ),
  fact(
    'trial elsewhere',
    `${days.elsewhere} days`,
    figures.trialElsewhere.value,
    '/#pricing: {} free. No credit card, no setup fee, cancel anytime.',
    '/pricing title: {} free',
    '/pricing description: for {}: no credit card, no setup fee, cancel anytime',
    '/pricing#free-trial: {} on any plan',
    '/pricing JSON-LD: {} on any plan',
    ...each(useCasePages, '#trial: {} free'),
    `chat How much does it cost?: ${days.elsewhere}-day free trial`,
    `chat How do I get started?: ${days.elsewhere}-day free trial`,
  ),
  labels(
    'what the trial asks for',
    `${days.elsewhere} days free | No credit card | No setup fee | Cancel anytime | 24/7 support`,
    pricingPage.hero.promises,
    '/pricing',
  ),
  labels(
    'what the trial of the use cases asks for',
    `${days.elsewhere} days free | No credit card | No setup fee | Cancel anytime | 24/7 support`,
    trialTerms,
    ...each(useCasePages, '#trial'),
  ),
  labels(
    'ways of tracking',
    'IoT GPS tracking | SIM tracking | Tracking via the driver app',
    trackingSigns.map(({ label }) => label),
    ...each(products, ''),
    '/#home',
  ),
];

const fares: readonly Plan[] = plans;
const priceOf = (title: string, billing: 'annual' | 'monthly') => {
  const price = fares.find(({ id }) => id === title.toLowerCase())?.price;
  return price?.kind === 'per-user' ? usd(price[billing]) : 'no price';
};

/** The table of a guide that begins a row so: its other cells. */
const cellsOf = (slug: string, head: string): string =>
  helpArticleOf(slug)
    .chapters.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'table' ? block.rows : []))
    .find(([first]) => first === head)
    ?.slice(1)
    .join(' ') ?? 'nothing';

/** A row of a guide's table, read across. */
const row = (slug: string, chapter: string, head: string, stated: string): Fact =>
  fact(head, stated, cellsOf(slug, head), `${guides}/${slug}#${chapter}: ${head} {}` as Place);

const fare = (title: string, annual: number, monthly: number, next: string): Fact[] => [
  fact(
    `${title}, per user and month, paid by the year`,
    usd(annual),
    priceOf(title, 'annual'),
    `/#pricing: ${title}: {}`,
    `/pricing: ${title}: {}`,
    `/pricing: ${title} {} a user`,
    `/pricing JSON-LD: "name":"${title}, annual billing","price":${annual}`,
    'chat How much does it cost?: {}',
  ),
  fact(
    `${title}, per user and month, paid by the month`,
    usd(monthly),
    priceOf(title, 'monthly'),
    '/#pricing: {} per user per month',
    '/pricing: {} per user per month',
    `/pricing: {} a user ${next}`,
    `/pricing JSON-LD: "name":"${title}, monthly billing","price":${monthly}`,
    'chat How much does it cost?: {}',
  ),
];

const prices = [
  ...fare('Base', 12, 10, 'Standard'),
  ...fare('Standard', 15, 12, 'Enterprise'),
  labels(
    'fares',
    'Base | Standard | Enterprise',
    fares.map(({ title }) => title),
    '/#pricing',
    '/pricing',
  ),
  labels(
    'their buttons',
    `Try for Free | Start ${days.elsewhere} Days Free Trial | Start ${days.elsewhere} Days Free Trial`,
    fares.map(({ buttonText }) => buttonText),
    '/#pricing',
    '/pricing',
  ),
  words(
    'price of Enterprise',
    'Contact Us',
    '/#pricing: Enterprise For networks with their own rules. {}',
    '/pricing: Enterprise {}',
  ),
  row('billing-guide', 'compare-plans', 'Price per vehicle per month', '$29 $49 Custom'),
  row('billing-guide', 'compare-plans', 'Vehicles', 'Up to 5 Up to 25 Unlimited'),
  row('billing-guide', 'compare-plans', 'Stops per route', 'Up to 100 Up to 500 Unlimited'),
  row('billing-guide', 'compare-plans', 'Support', 'E-mail Phone and e-mail As agreed'),
  row('billing-guide', 'compare-plans', 'Included besides', '– – API access'),
  words(
    'annual payment',
    '20%',
    `${guides}/billing-guide#monthly-or-annual: Annual payment saves {}`,
  ),
  words('cards', 'Visa, MasterCard and American Express', '/pricing#payment-methods'),
  words(
    'bank accounts',
    'US only',
    '/pricing#payment-methods: ACH works from bank accounts in the {}',
  ),
  row(
    'billing-guide',
    'payment-methods',
    'ACH',
    'Bank accounts in the US only Direct debit from the account',
  ),
  words('wire', 'Enterprise', '/pricing#payment-methods: {} customers may pay by wire'),
];

const { fuelRate } = pricingPage.calculator;

const sums = [
  fact('fuel saved', '30%', percent(fuelRate), '/pricing#savings: {} of your monthly fuel cost'),
  fact(
    'estimate before anything is entered',
    '$1,500',
    usd(fuelRate * defaultSavings.fuel),
    '/pricing#savings: {} per month',
  ),
  fact(
    'saved per vehicle and month',
    '$50',
    usd(savedPer.vehicle),
    '/pricing#savings: {} a vehicle',
  ),
  fact('vehicles at first', '50', defaultSavings.vehicles, '/pricing#savings: For {} vehicles'),
  fact('fuel at first', '$5,000', usd(defaultSavings.fuel), '/pricing#savings: {} of fuel'),
  fact('miles at first', '2,000', plain(defaultSavings.miles), '/pricing#savings: {} miles each'),
  fact(
    'maintenance saved per 1,000 miles',
    '15 cents',
    `${100 * savedPer.thousandMiles} cents`,
    '/pricing#savings: {} for every 1,000 miles',
  ),
  fact(
    'sum of what stands in the form at first',
    '$4,015',
    usd(calculateSavings(defaultSavings, fuelRate).monthly),
    '/pricing#savings: comes to {} a month',
  ),
  labels(
    'rates of the ROI calculator',
    'Logistics 30% | Construction 25% | Healthcare 20% | Retail 28% | Manufacturing 26% | Other 25%',
    successStories.roi.industries.map(({ label, value }) => `${label} ${percent(roiRates[value])}`),
    '/success-stories#roi',
  ),
  fact(
    'ROI per vehicle and month',
    '$150',
    usd(roiPerVehicle.monthly),
    '/success-stories#roi: {} per vehicle',
  ),
  fact(
    'setup per vehicle',
    '$200',
    usd(roiPerVehicle.setup),
    '/success-stories#roi: {} per vehicle',
    `/pricing#setup-fee: sets ${roiPerVehicle.setup} dollars a vehicle aside`,
  ),
];

/** A figure that the company states of itself. */
const figure = (key: keyof typeof figures, stated: string, ...places: Fact['places']): Fact =>
  fact(`${key}: ${figures[key].label}`, stated, figures[key].value, ...places);

const stats = (around: string): Fact['places'] => [
  ...each(products, `#delivery-stats: ${around}`),
  `/#stories: ${around}`,
];

const constraints = 24;

const stated = [
  figure('costPerDelivery', '25%', ...stats('lower cost per delivery {}')),
  figure('onTime', '99%', ...stats('on-time deliveries {}')),
  fact(
    'delivery experience',
    '5 Stars',
    deliveryStats[2].value,
    ...stats('delivery experience {}'),
  ),
  figure(
    'deliverySavings',
    '30%',
    ...each(
      [
        '/',
        ...products,
        '/industries',
        ...useCasePages,
        '/success-stories',
        '/testimonials',
        '/pricing',
        '/integrations',
      ],
      ': Start saving {} on your delivery costs today',
    ),
    '/pricing#savings: Based on {} average savings',
  ),
  figure(
    'routeCostReduction',
    '40%',
    '/route-optimization#results: cost reduction with routes that never overlap {}',
    '/success-stories: cost reduction on routes {}',
  ),
  figure(
    'storyCostReduction',
    '25%',
    '/route-optimization#results: cost reduction, as told in our success stories {}',
    '/success-stories: cost reduction per delivery {}',
  ),
  figure(
    'customers',
    '500+',
    '/#community: Customers {}',
    '/success-stories: customers on the platform {}',
  ),
  figure('businesses', '1,000+', '/industries: businesses {}'),
  figure('courierSpeed', '50%', '/use-cases/couriers#numbers: faster operations {}'),
  figure('driverSatisfaction', '90%', '/use-cases/couriers#numbers: driver satisfaction {}'),
  figure('courierSavings', '40%', '/use-cases/couriers#numbers: cost savings {}'),
  figure('courierCompanies', '250+', '/use-cases/couriers#numbers: courier companies {}'),
  figure(
    'fleetOperatingCost',
    '15%',
    '/fleet-management#delivery-stats: lower fleet operating cost {}',
    '/#community: Lower fleet operating cost {}',
  ),
  figure(
    'fleetUtilization',
    '20%',
    '/fleet-management#delivery-stats: higher utilization {}',
    '/#community: Higher vehicle utilization {}',
  ),
  figure(
    'fleetUptime',
    '98%',
    '/fleet-management#delivery-stats: uptime {}',
    '/success-stories: uptime of connected fleets {}',
  ),
  figure('serviceUptime', '99.9%', '/api-docs: uptime {}', '/pricing#data-security: {} uptime'),
  figure('deliveries', '191+ million', '/#community: Deliveries optimized {}'),
  figure('vehicles', '50K+', '/#community: Vehicles on the map {}'),
  figure(
    'constraints',
    `over ${constraints}`,
    '/ description: {} constraints',
    `/#constraints-title: Over ${constraints} constraints`,
    '/#how-it-works: {} constraints',
    `/route-optimization#results: planning constraints in each plan Over ${constraints}`,
  ),
  fact(
    'count of languages',
    '30',
    `${languages.length}`,
    '/#home: in {} languages',
    '/#languages: {} languages',
    '/driver-mobile-app#languages: {} languages',
  ),
  figure('integrationsOnHome', '10,000+', '/#integrations: {} integrations'),
  figure(
    'integrationsInCatalogue',
    '150+',
    '/integrations: {} integrations',
    '/integrations description: {} integrations',
  ),
  figure('integrationsInChat', '100+', 'chat What features are included?: {} integrations'),
  figure('gateways', '30+', '/delivery-management#highlights: {} gateways', '/: Sent through {}'),
  figure(
    'warehouseIntegrations',
    '50+',
    '/delivery-management#carrier-integration: {} warehouse-management and carrier integrations',
    '/integrations: {} for warehouses and carriers',
  ),
  figure('articles', '500+', '/blog: {} articles'),
  figure('readers', '50K+', '/blog: {} monthly readers'),
  figure('industries', '5+', '/industries: industries {}'),
  figure('satisfaction', '99%', '/industries: satisfaction {}'),
  figure('averageResponse', '50 ms', '/api-docs: average response {}'),
  figure('endpoints', '20+', '/api-docs: endpoints {}'),
  figure('fuelSavingsInChat', '35%', 'chat What do I save?: Up to {} less fuel'),
];

const contact = [
  fact('copyright', '2025', site.copyrightYear, ...each(everywhere, ` footer: © {} ${site.name}`)),
  fact(
    'phone',
    '+91 00000 00000',
    site.phone.label,
    ...each(everywhere, ' footer'),
    '/contact',
    '/support#contacts',
    '/ JSON-LD: "telephone":"{}"',
    '/contact JSON-LD: "telephone":"{}"',
    'chat I need support',
  ),
  fact('number that is dialed', 'tel:+910000000000', site.phone.href, '/ links', '/contact links'),
  fact(
    'e-mail',
    'hello@wayloom.example',
    site.email,
    ...each(everywhere, ' footer'),
    '/contact',
    '/contact links: mailto:{}',
    '/support#contacts',
    '/ JSON-LD: "email":"{}"',
    '/contact JSON-LD: "email":"{}"',
    'chat I need support',
  ),
  fact(
    'hours of the phone',
    'Mon-Fri 9AM-6PM EST',
    supportHours.phone,
    '/contact',
    '/contact description: the phone {}',
    '/support#contacts: Phone, {}',
    '/industries: Call {}',
    `${guides}/billing-guide: Phones are staffed {}`,
    'chat I need support',
  ),
  fact(
    'opens, for machines',
    '09:00:00-05:00',
    supportHours.opening.opens,
    '/contact JSON-LD: "opens":"{}"',
  ),
  fact(
    'closes, for machines',
    '18:00:00-05:00',
    supportHours.opening.closes,
    '/contact JSON-LD: "closes":"{}"',
  ),
  fact(
    'answer to an e-mail',
    'about four hours',
    supportHours.emailAnswer,
    '/contact',
    '/contact description',
    '/support#contacts',
    '/pricing',
    '/industries',
    'chat I need support',
  ),
  fact(
    'e-mail is read',
    '24/7',
    supportHours.email,
    '/contact',
    '/support#contacts: E-mail, {}',
    'chat I need support',
  ),
  labels(
    'stores',
    'Google Play | App Store',
    site.stores.map(({ name }) => name),
    '/ footer',
    '/driver-mobile-app',
  ),
  labels(
    'profiles',
    'https://x.com/ | https://www.linkedin.com/ | https://www.youtube.com/',
    site.social.map(({ href }) => href),
    '/ links',
    '/ JSON-LD',
  ),
  labels(
    'fleet sizes of the form',
    '1-10 | 11-50 | 51-100 | 101-500 | 500+',
    contactPage.form.fleetSizes,
    '/contact',
  ),
  labels(
    'subjects of the form',
    'General Inquiry | Product Demo | Pricing Information | Technical Support | Partnership | Enterprise Solution',
    contactPage.form.subjects,
    '/contact',
  ),
];

const boardFeatures = featureGroups.flatMap((group) => [...group.features]);

const home = [
  fact('way into the page', 'Explore the Product', homeHero.explore?.label, '/#home'),
  count(
    'clients',
    7,
    customers.map(({ name }) => name),
    '/',
  ),
  labels(
    'services',
    'Fleet Management | Delivery Management | Route Optimization',
    services.map(({ title }) => title),
    '/#our-services',
  ),
  count(
    'industries',
    5,
    industries.map(({ title }) => title),
    '/#industries',
  ),
  count(
    'groups of integrations',
    4,
    integrationGroups.map(({ title }) => title),
    '/#integrations',
  ),
  count(
    'languages',
    30,
    languages.map(({ name }) => name),
    '/#languages',
    '/driver-mobile-app#languages',
  ),
  count(
    'languages in the grid',
    10,
    languages.flatMap(({ grid }) => grid?.nativeName ?? []),
    '/#languages',
  ),
  labels(
    'steps',
    'Connect | Load | Weave | Dispatch | Prove',
    steps.map(({ title }) => title),
    '/#how-it-works',
  ),
  labels(
    'cards',
    'Non-overlapping routes | Traffic- and weather-aware | Easy-to-use interface | Delivery notifications',
    featureCards.map(({ title }) => title),
    '/',
  ),
  labels(
    'anchors of the features',
    'iot-gps-tracking | sim-based-tracking | rfid-based-plant-tracking | alert-&-notification | other-hardware-integration | billing-automation | last-mile-delivery-management | delivery-proof-&-validation | pickup-management | carrier-integration | customer-experience-management | supervisor-app | dispatcher-mobile-app | driver-mobile-app',
    boardFeatures.map(({ section_id }) => section_id),
    '/ anchors',
  ),
  labels(
    'where features lead that are a page',
    '/sim-tracking | /supervisor-app | /driver-mobile-app',
    boardFeatures.map(({ link }) => link).filter((link) => !link.includes('#')),
    '/ links',
  ),
  words(
    'anchors of the sections',
    'home | our-services | industries | how-it-works | pricing',
    '/ anchors',
  ),
  labels(
    'notices',
    'Delivery scheduled | Out for delivery | Delivery completed | Delivery exception',
    notificationExamples.map(({ title }) => title),
    '/#driver-mobile-app',
    '/driver-mobile-app#driver-mobile-app',
  ),
];

const heads = (items: readonly { heading: string }[]) => items.map(({ heading }) => heading);

const pages = [
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

/** How many weeks the projects took, in the order of their pages. */
const weeks = [8, 8, 10] as const;

const stories = casePages.map((path, at) =>
  fact(
    `weeks of ${path}`,
    `${weeks[at]} weeks`,
    `${caseStudyOf(path.slice(14)).study.weeks} weeks`,
    `${path}: to go live {}`,
    `${path}: Live in {}`,
    '/#stories: live in {}',
    '/success-stories#stories: live in {}',
  ),
);

const posts = getPosts();

const blog = [
  labels(
    'shortcuts',
    'route optimization | fleet tracking | delivery management',
    blogPage.shortcuts,
    '/blog',
  ),
  labels(
    'categories',
    'Fleet Management | Route Optimization | Delivery Management | AI & Technology | Industry Insights | Case Studies | Best Practices | Sustainability | Field Force Management',
    blogCategories.map(({ name }) => name),
  ),
  labels(
    'buttons of the list',
    'All Categories | Fleet Management | Route Optimization | Delivery Management | AI & Technology | Industry Insights',
    ['All Categories', ...blogCategories.slice(0, 5).map(({ name }) => name)],
    '/blog',
  ),
  count(
    'articles',
    26,
    posts.map(({ title }) => title),
  ),
  labels(
    'featured articles',
    '1 | 2 | 25 | 26',
    posts
      .filter(({ featured }) => featured)
      .map(({ id }) => String(id))
      .sort((a, b) => Number(a) - Number(b)),
  ),
  count(
    'featured articles on the list',
    3,
    getFeatured()
      .slice(0, 3)
      .map(({ title }) => title),
    '/blog',
  ),
  fact('unknown article', 'Article not found', blogPage.unknown.title, '/blog/404'),
  fact(
    'its sentence',
    "The article you're looking for doesn't exist.",
    blogPage.unknown.text,
    '/blog/404',
  ),
];

const algorithms = 'route-algorithms-guide';
const phone = 'mobile-app-guide';

const help = [
  labels(
    'categories',
    'Getting started | Route planning | Driver management | Mobile app | Tracking and notifications | Account settings',
    supportCategories.map(({ name }) => name),
    '/support',
  ),
  // On no page as long as articles are listed; the test of the support desk reads them.
  fact('empty library', 'No articles available', supportPage.empty.title),
  fact(
    'its sentence',
    'Help articles are currently being updated. Please contact our support team for assistance.',
    supportPage.empty.text,
  ),
  row(
    algorithms,
    'algorithm-settings',
    'Population',
    '50–500 200 Keeps more candidates in play; slower',
  ),
  row(
    algorithms,
    'algorithm-settings',
    'Generations',
    '100–1000 500 Repeats the search more often; slower',
  ),
  row(
    algorithms,
    'algorithm-settings',
    'Mutation rate',
    '0.01–0.1 0.05 Changes more at random; restless above 0.08',
  ),
  row(
    algorithms,
    'algorithm-settings',
    'Elite preservation',
    '5–20% 10% Carries more good plans over unchanged',
  ),
  row(
    algorithms,
    'objective-weights',
    'Distance',
    '0–100% 40% Fuel or charging is your largest cost',
  ),
  row(algorithms, 'objective-weights', 'Time', '0–100% 40% Drivers’ hours are short'),
  row(
    algorithms,
    'objective-weights',
    'Penalties',
    '0–100% 20% A broken promise costs more than a detour',
  ),
  row(algorithms, 'optimization-modes', 'Fast', 'Up to 50 stops Under 30 s'),
  row(algorithms, 'optimization-modes', 'Standard', '50–200 stops 1–3 minutes'),
  row(algorithms, 'optimization-modes', 'Intensive', '200+ stops 5–15 minutes'),
  words(
    'time between re-optimizations',
    '5 to 15 minutes',
    `${guides}/${algorithms}`,
    '/route-optimization#re-optimization',
  ),
  words('what it adds', '5–\u206015%', '/route-optimization#re-optimization: adds {} efficiency'),
  words('search of a first route', '30–60 seconds', `${guides}/route-optimization-guide`),
  words(
    'roles of drivers',
    'Standard Driver | Senior Driver | Team Lead | audit log',
    `${guides}/driver-management-guide`,
  ),
  words(
    'notices to customers',
    'Delivery scheduled | Out for delivery | Delivery completed | Delivery exception',
    `${guides}/notification-guide`,
  ),
  words(
    'fields and statuses of the driver app',
    'Company code | Username | Password | Complete | Failed',
    `${guides}/${phone}`,
    '/driver-mobile-app',
  ),
  row(phone, 'check-the-phone', 'Operating system', 'iOS 12.0+ Android 7.0 (API 24)+'),
  row(phone, 'check-the-phone', 'Free space', '100 MB 100 MB'),
  row(phone, 'check-the-phone', 'Download', '50–80 MB 50–80 MB'),
  row(phone, 'check-the-phone', 'RAM, recommended', '2 GB 3 GB'),
];

const limit = (level: string, stated: string) =>
  fact(
    `requests an hour, ${level}`,
    stated,
    apiDocument['x-rate-limits']
      .find((each) => each.level === level)
      ?.perHour.toLocaleString('en-US'),
    `/api-docs: ${level} {} requests per hour`,
  );

const api = [
  limit('Standard', '1,000'),
  limit('Professional', '5,000'),
  limit('Enterprise', '50,000'),
  labels(
    'calls',
    'GET /api/v1/vehicles | GET /api/v1/vehicles/{id}/location | POST /api/v1/routes/optimize | GET /api/v1/drivers | GET /api/v1/analytics/fleet-summary',
    endpointsOf(apiDocument).map(({ method, path }) => `${method} ${path}`),
    '/api-docs#endpoints-panel',
  ),
  words(
    'answer to a wrong key',
    'Invalid API key',
    '/api-docs: "code": "UNAUTHORIZED", "message": "{}"',
  ),
  count(
    'tabs',
    4,
    apiTabs.map(({ title }) => title),
    '/api-docs',
  ),
];

const questions = [
  labels(
    'quick questions',
    `What is ${site.name}? | How much does it cost? | What features are included? | How do I get started? | Which industry sectors do you serve? | How does route optimization work?`,
    chat.quickQuestions,
  ),
];

/** All of them, by what they are about. */
export const facts: Readonly<Record<string, readonly Fact[]>> = {
  trial,
  prices,
  calculators: sums,
  figures: stated,
  contact,
  'home page': home,
  pages,
  'case studies': stories,
  blog,
  help,
  'API docs': api,
  chat: questions,
};

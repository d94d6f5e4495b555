import { figures } from '@/content/figures';
import { languages } from '@/content/home/languages';
import { deliveryStats } from '@/content/products/delivery-stats';
import { each, type Fact, fact } from '../fact';
import { products, useCasePages } from './addresses';

/** A figure that the company states of itself. */
const figure = (key: keyof typeof figures, stated: string, ...places: Fact['places']): Fact =>
  fact(`${key}: ${figures[key].label}`, stated, figures[key].value, ...places);

const stats = (label: string): Fact['places'] => [
  ...each(products, `#delivery-stats: ${label} {}`),
  `/#our-services: {} ${label}`,
];

const constraints = 24;

/** Figures that the company states of itself. */
export const companyFigures = [
  figure('costPerDelivery', '25%', ...stats('lower cost per delivery')),
  figure('onTime', '99%', ...stats('on-time deliveries')),
  fact('delivery experience', '5 Stars', deliveryStats[2].value, ...stats('delivery experience')),
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
    '/route-optimization#results: cost reduction on routes {}',
    '/route-optimization#delivery-stats: cost reduction {}',
    '/#our-services: {} cost reduction',
    '/success-stories: cost reduction on routes {}',
  ),
  figure(
    'storyCostReduction',
    '25%',
    '/route-optimization#results: cost reduction per delivery, as on our success stories page {}',
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
    '/#our-services: {} lower fleet operating cost',
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
    `/route-optimization#results: planning constraints, weighed together Over ${constraints}`,
  ),
  fact(
    'count of languages',
    '30',
    `${languages.length}`,
    '/#home: in {} languages',
    '/#languages: {} languages',
    '/driver-mobile-app#languages: {} languages',
    '/driver-mobile-app#delivery-stats: languages {}',
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

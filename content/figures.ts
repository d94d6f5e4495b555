import type { Figure, FigurePlace } from './schemas/pricing';

const stated = <const Value extends string, const Label extends string>(
  value: Value,
  label: Label,
  ...pages: FigurePlace[]
) => ({ value, label, pages, companyStated: true }) as const satisfies Figure;

/**
 * Some disagree (two trial lengths, two uptimes, three counts of integrations): `pages` says where
 * each belongs.
 */
export const figures = {
  costPerDelivery: stated(
    '25%',
    'lower cost per delivery',
    'product pages',
    'home',
    'menu',
    'testimonials',
  ),
  onTime: stated('99%', 'on-time deliveries', 'product pages', 'home', 'testimonials'),
  experience: stated('5-star', 'delivery experience', 'product pages', 'home', 'testimonials'),
  deliverySavings: stated('30%', 'savings on delivery costs', 'banner', 'pricing'),
  routeCostReduction: stated(
    '40%',
    'cost reduction',
    'route-optimization',
    'home',
    'success-stories',
    'menu',
  ),
  storyCostReduction: stated('25%', 'cost reduction', 'route-optimization', 'success-stories'),
  customers: stated('500+', 'customers', 'home', 'success-stories', 'testimonials'),
  businesses: stated('1,000+', 'businesses', 'industries', 'menu'),
  courierCompanies: stated('250+', 'courier companies', 'couriers'),
  courierSpeed: stated('50%', 'faster operations', 'couriers'),
  driverSatisfaction: stated('90%', 'driver satisfaction', 'couriers'),
  courierSavings: stated('40%', 'cost savings', 'couriers'),
  fleetOperatingCost: stated(
    '15%',
    'lower fleet operating cost',
    'fleet-management',
    'home',
    'menu',
  ),
  fleetUtilization: stated('20%', 'higher utilization', 'fleet-management', 'home'),
  fleetUptime: stated('98%', 'uptime', 'fleet-management', 'success-stories'),
  serviceUptime: stated('99.9%', 'uptime', 'api-docs', 'pricing FAQ'),
  deliveries: stated('191+ million', 'deliveries optimized', 'home'),
  vehicles: stated('50K+', 'vehicles', 'home'),
  constraints: stated('over 24', 'planning constraints', 'home', 'route-optimization'),
  integrationsOnHome: stated('10,000+', 'integrations', 'home'),
  integrationsInCatalogue: stated('150+', 'integrations', 'integrations'),
  integrationsInChat: stated('100+', 'integrations', 'chat'),
  gateways: stated('30+', 'communication gateways', 'delivery-management', 'home'),
  warehouseIntegrations: stated(
    '50+',
    'warehouse-management and carrier integrations',
    'delivery-management',
    'integrations',
  ),
  articles: stated('500+', 'articles', 'blog'),
  readers: stated('50K+', 'monthly readers', 'blog'),
  industries: stated('5+', 'industries', 'industries', 'menu'),
  satisfaction: stated('99%', 'satisfaction', 'industries'),
  averageResponse: stated('50 ms', 'average response', 'api-docs'),
  endpoints: stated('20+', 'endpoints', 'api-docs', 'menu'),
  fuelSavingsInChat: stated('35%', 'fuel saved', 'chat'),
  trialInHeroes: stated('7 days', 'free trial', 'heroes'),
  trialElsewhere: stated('14 days', 'free trial', 'pricing', 'chat', 'use cases'),
} as const satisfies Record<string, Figure>;

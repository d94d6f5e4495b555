import { site } from '@/content/site';
import { at, each, type Fact, fact, type Place } from '../fact';
import { casePages, everywhere, products, useCasePages } from './addresses';

const stats = (label: string): readonly Place[] => [
  ...each(products, `#delivery-stats: ${label} {}`),
  `/#our-services: {} ${label}`,
];

const constraints = '24 constraints';

export const company: readonly Fact[] = [
  fact('25%', ...stats('lower cost per delivery')),
  fact('99%', ...stats('on-time deliveries')),
  fact('5 Stars', ...stats('delivery experience')),
  fact(
    'Start saving 30% on your delivery costs today',
    ...(['/', '/industries', '/success-stories', '/testimonials', '/pricing'] as const),
    ...(['/integrations', ...products, ...useCasePages] as const),
  ),
  at('/#our-services', ...['40% cost reduction', '15% lower fleet operating cost']),
  at(
    '/#community',
    ...['Customers 500+', 'Deliveries optimized 191+ million', 'Vehicles on the map 50K+'],
    ...['Lower fleet operating cost 15%', 'Higher vehicle utilization 20%'],
  ),
  at('/', 'Sent through 30+'),
  at('/#integrations', '10,000+ integrations'),
  at(
    '/route-optimization#results',
    'Cost reduction on routes 40%',
    'Cost reduction per delivery, as on our success stories page 25%',
    `Planning constraints, weighed together Over 24`,
  ),
  at(
    '/success-stories',
    ...['cost reduction on routes 40%', 'cost reduction per delivery 25%'],
    ...['customers on the platform 500+', 'vehicle uptime 98%'],
  ),
  at(
    '/use-cases/couriers#numbers',
    ...['faster operations 50%', 'driver satisfaction 90%', 'cost savings 40%'],
    'courier companies 250+',
  ),
  at(
    '/fleet-management#delivery-stats',
    ...['lower fleet operating cost 15%', 'higher utilization 20%', 'uptime 98%'],
  ),
  at('/industries', 'industries 5+', 'businesses 1,000+', 'satisfaction 99%'),
  at('/pricing#data-security', '99.9% uptime'),
  at('/api-docs', 'uptime 99.9%', 'average response 50 ms', 'endpoints 20+'),
  at('/blog', '500+ articles', '50K+ monthly readers'),
  fact(`over ${constraints}`, '/ description', '/#how-it-works'),
  at('/#constraints-title', `Over ${constraints}`),
  fact('30 languages', '/#home: in {}', '/#languages', '/driver-mobile-app#languages'),
  fact('150+ integrations', '/integrations', '/integrations description'),
  at('chat What features are included?', '100+ integrations'),
  at('chat What do I save?', 'Up to 35% less fuel'),
  at('/delivery-management#highlights', '30+ gateways'),
  at(
    '/delivery-management#carrier-integration',
    '50+ warehouse-management and carrier integrations',
  ),
  at('/integrations', '50+ for warehouses and carriers'),
  ...casePages.flatMap((path, index) =>
    fact(
      `${[8, 8, 10][index]} weeks`,
      ...([`${path}: to go live {}`, `${path}: Live in {}`] as const),
      ...(['/#stories: live in {}', '/success-stories#stories: live in {}'] as const),
    ),
  ),

  fact(`© 2025 ${site.name}`, ...each(everywhere, ' footer')),
  fact(
    '+91 00000 00000',
    ...each(everywhere, ' footer'),
    ...(['/contact', '/support#contacts', 'chat I need support'] as const),
  ),
  fact('tel:+910000000000', '/ links', '/contact links'),
  fact(
    'hello@wayloom.example',
    ...each(everywhere, ' footer'),
    ...(['/contact', '/contact links: mailto:{}', '/support#contacts'] as const),
    ...each(['/', '/contact'], ' JSON-LD: "email":"{}"'),
    'chat I need support',
  ),
  fact(
    'Mon-Fri 9AM-6PM EST',
    '/contact',
    '/contact description: the phone {}',
    '/support#contacts: Phone, {}',
    '/industries: Call {}',
    '/support/articles/billing-guide: phones are staffed {}',
    'chat I need support',
  ),
  at('/contact JSON-LD', '"opens":"09:00:00-05:00"', '"closes":"18:00:00-05:00"'),
  fact(
    'about four hours',
    ...(['/contact', '/contact description', '/support#contacts', '/pricing'] as const),
    ...(['/industries', 'chat I need support'] as const),
  ),
  fact('24/7', '/contact', '/support#contacts: E-mail, {}', 'chat I need support'),
  fact('Google Play | App Store', '/ footer', '/driver-mobile-app'),
  fact('https://x.com/ | https://www.linkedin.com/ | https://www.youtube.com/', '/ links'),
  fact('1-10 | 11-50 | 51-100 | 101-500 | 500+', '/contact'),
  fact(
    'General Inquiry | Product Demo | Pricing Information | Technical Support | Partnership | Enterprise Solution',
    '/contact',
  ),
];

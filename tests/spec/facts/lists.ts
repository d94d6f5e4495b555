import { at, each, type Fact, fact } from '../fact';
import { everywhere, useCasePages } from './addresses';

export const lists: readonly Fact[] = [
  fact(
    'Fleet management | Delivery management | Field-force management | Route optimization | Supervisor app | Driver mobile app | SIM tracking | Success stories | API docs | Privacy policy | Terms',
    ...each(everywhere, ' footer'),
  ),
  fact('Schedule a Demo', ...each(everywhere, '#demo-dialog')),
  fact(
    'Home | Integrations | Pricing | Contact | Start Free Trial | Sign In | Help Center | Blog | White papers | Webinars | Testimonials | Success stories | API docs | Privacy policy | Terms',
    ...each(everywhere, '#site-menu'),
  ),

  at('/#home', 'Explore the Product'),
  fact('home | our-services | industries | how-it-works | pricing', '/ anchors'),
  fact(
    'Fleet Management | Delivery Management | Route Optimization | Explore More | Book a Demo',
    '/#our-services',
  ),
  fact(
    '/use-cases/restaurants | /use-cases/retail | /use-cases/ecommerce | /use-cases/couriers | /case-studies/employee-pickup-drop-management | /sim-tracking | /supervisor-app | /driver-mobile-app',
    '/ links',
  ),
  fact('Connect | Load | Optimize | Dispatch | Prove', '/#how-it-works'),
  fact(
    'Non-overlapping routes | Traffic- and weather-aware | Easy-to-use interface | Delivery notifications',
    '/',
  ),
  fact(
    'iot-gps-tracking | sim-based-tracking | rfid-based-plant-tracking | alert-&-notification | other-hardware-integration | billing-automation | last-mile-delivery-management | delivery-proof-&-validation | pickup-management | carrier-integration | customer-experience-management | supervisor-app | dispatcher-mobile-app | driver-mobile-app',
    '/ anchors',
  ),

  at('/route-optimization', 'Watch Demo', 'Start Free Trial'),
  fact('Location | Camera | Notification | Phone', '/driver-mobile-app#permissions'),
  at('/integrations', 'Schedule a Demo', 'Browse Integration'),
  fact(
    'All Integrations | Marketplace | eCommerce Storefronts | Warehousing | Accounting and ERP | Hardware',
    '/integrations#integration',
  ),
  fact('SOC 2 | GDPR | ISO 27001', '/industries'),
  fact('Start Free Trial | Book a Demo', ...useCasePages),
  fact('Schedule Demo', ...each(useCasePages, '#trial')),
  fact('Included in all plans', ...each(useCasePages, '#features')),
  at('/webinars', 'No upcoming events'),
  at('/whitepapers', 'Coming soon'),
  at('/terms-and-condition', '18 or older', '12 months', 'Jaipur'),
  at('/terms-and-condition#liability', '12 months'),
  at('/terms-and-condition#law', 'courts of Jaipur'),
  at('/privacy-policy', 'Under 13'),

  fact('route optimization | fleet tracking | delivery management', '/blog'),
  fact(
    'All Categories | Fleet Management | Route Optimization | Delivery Management | AI & Technology | Industry Insights',
    '/blog',
  ),
  at('/blog/404', 'Article not found', "The article you're looking for doesn't exist."),
];

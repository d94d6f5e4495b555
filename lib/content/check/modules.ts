import * as caseStudies from '@/content/case-studies';
import * as employeePickupDropManagement from '@/content/case-studies/employee-pickup-drop-management';
import * as omnichannelOrderManagement from '@/content/case-studies/omnichannel-order-management';
import * as renewableEnergyFleetVisibility from '@/content/case-studies/renewable-energy-fleet-visibility';
import * as chat from '@/content/chat';
import * as contact from '@/content/contact';
import * as figures from '@/content/figures';
import * as flags from '@/content/flags';
import * as community from '@/content/home/community';
import * as constraints from '@/content/home/constraints';
import * as customers from '@/content/home/customers';
import * as features from '@/content/home/features';
import * as fleet from '@/content/home/fleet';
import * as hero from '@/content/home/hero';
import * as industries from '@/content/home/industries';
import * as integrationGroups from '@/content/home/integration-groups';
import * as languages from '@/content/home/languages';
import * as services from '@/content/home/services';
import * as signUp from '@/content/home/sign-up';
import * as steps from '@/content/home/steps';
import * as testimonials from '@/content/home/testimonials';
import * as industriesPage from '@/content/industries-page';
import * as integrationsAccounting from '@/content/integrations/accounting-erp';
import * as integrationsStorefronts from '@/content/integrations/ecommerce';
import * as integrationsHardware from '@/content/integrations/hardware';
import * as integrationsMarketPlaces from '@/content/integrations/market-place';
import * as integrationsWarehousing from '@/content/integrations/warehousing';
import * as privacyPolicy from '@/content/legal/privacy-policy';
import * as terms from '@/content/legal/terms';
import * as llms from '@/content/llms';
import * as navigation from '@/content/navigation';
import * as previews from '@/content/og';
import * as homePage from '@/content/pages/home';
import * as integrationsPage from '@/content/pages/integrations';
import * as legalPages from '@/content/pages/legal';
import * as offlinePage from '@/content/pages/offline';
import * as quietPages from '@/content/pages/quiet';
import * as planComparison from '@/content/plan-comparison';
import * as plans from '@/content/plans';
import * as pricing from '@/content/pricing';
import * as deliveryManagement from '@/content/products/delivery-management';
import * as deliveryStats from '@/content/products/delivery-stats';
import * as driverMobileApp from '@/content/products/driver-mobile-app';
import * as fieldforceManagement from '@/content/products/fieldforce-management';
import * as fleetManagement from '@/content/products/fleet-management';
import * as routeOptimization from '@/content/products/route-optimization';
import * as simTracking from '@/content/products/sim-tracking';
import * as supervisorApp from '@/content/products/supervisor-app';
import * as trialTags from '@/content/products/trial-tags';
import * as site from '@/content/site';
import * as successStories from '@/content/success-stories';
import * as supportHours from '@/content/support-hours';
import * as testimonialsPage from '@/content/testimonials-page';
import * as couriers from '@/content/use-cases/couriers';
import * as ecommerce from '@/content/use-cases/ecommerce';
import * as restaurants from '@/content/use-cases/restaurants';
import * as retail from '@/content/use-cases/retail';
import * as useCasesShared from '@/content/use-cases/shared';
import * as whitePapers from '@/content/white-papers';
import { apiModules } from './api-modules';
import { blogModules } from './blog-modules';
import type { ContentModule } from './checks';
import { helpModules } from './help-modules';

/** Every content file that `npm run check:content` looks at; a test notices one left out. */
export const contentModules: readonly ContentModule[] = [
  ...apiModules,
  ...blogModules,
  ...helpModules,
  { file: 'content/case-studies.ts', data: caseStudies },
  {
    file: 'content/case-studies/employee-pickup-drop-management.ts',
    data: employeePickupDropManagement,
  },
  {
    file: 'content/case-studies/omnichannel-order-management.ts',
    data: omnichannelOrderManagement,
  },
  {
    file: 'content/case-studies/renewable-energy-fleet-visibility.ts',
    data: renewableEnergyFleetVisibility,
  },
  { file: 'content/chat.ts', data: chat },
  { file: 'content/contact.ts', data: contact },
  { file: 'content/home/customers.ts', data: customers },
  { file: 'content/home/features.ts', data: features },
  { file: 'content/figures.ts', data: figures },
  { file: 'content/flags.ts', data: flags },
  { file: 'content/home/fleet.ts', data: fleet },
  { file: 'content/home/community.ts', data: community },
  { file: 'content/home/constraints.ts', data: constraints },
  { file: 'content/home/hero.ts', data: hero },
  { file: 'content/home/industries.ts', data: industries },
  { file: 'content/home/integration-groups.ts', data: integrationGroups },
  { file: 'content/integrations/accounting-erp.ts', data: integrationsAccounting },
  { file: 'content/integrations/ecommerce.ts', data: integrationsStorefronts },
  { file: 'content/integrations/hardware.ts', data: integrationsHardware },
  { file: 'content/integrations/market-place.ts', data: integrationsMarketPlaces },
  { file: 'content/integrations/warehousing.ts', data: integrationsWarehousing },
  { file: 'content/home/languages.ts', data: languages },
  { file: 'content/llms.ts', data: llms },
  { file: 'content/navigation.ts', data: navigation },
  { file: 'content/legal/privacy-policy.ts', data: privacyPolicy },
  { file: 'content/legal/terms.ts', data: terms },
  { file: 'content/og.ts', data: previews },
  { file: 'content/pages/home.ts', data: homePage },
  { file: 'content/pages/integrations.ts', data: integrationsPage },
  { file: 'content/pages/legal.ts', data: legalPages },
  { file: 'content/pages/offline.ts', data: offlinePage },
  { file: 'content/pages/quiet.ts', data: quietPages },
  { file: 'content/white-papers.ts', data: whitePapers },
  { file: 'content/plan-comparison.ts', data: planComparison },
  { file: 'content/plans.ts', data: plans },
  { file: 'content/pricing.ts', data: pricing },
  { file: 'content/products/delivery-management.ts', data: deliveryManagement },
  { file: 'content/products/delivery-stats.ts', data: deliveryStats },
  { file: 'content/products/driver-mobile-app.ts', data: driverMobileApp },
  { file: 'content/products/fieldforce-management.ts', data: fieldforceManagement },
  { file: 'content/products/fleet-management.ts', data: fleetManagement },
  { file: 'content/products/route-optimization.ts', data: routeOptimization },
  { file: 'content/products/sim-tracking.ts', data: simTracking },
  { file: 'content/products/supervisor-app.ts', data: supervisorApp },
  { file: 'content/products/trial-tags.ts', data: trialTags },
  { file: 'content/home/services.ts', data: services },
  { file: 'content/home/sign-up.ts', data: signUp },
  { file: 'content/site.ts', data: site },
  { file: 'content/home/steps.ts', data: steps },
  { file: 'content/success-stories.ts', data: successStories },
  { file: 'content/support-hours.ts', data: supportHours },
  { file: 'content/home/testimonials.ts', data: testimonials },
  { file: 'content/testimonials-page.ts', data: testimonialsPage },
  { file: 'content/industries-page.ts', data: industriesPage },
  { file: 'content/use-cases/couriers.ts', data: couriers },
  { file: 'content/use-cases/ecommerce.ts', data: ecommerce },
  { file: 'content/use-cases/restaurants.ts', data: restaurants },
  { file: 'content/use-cases/retail.ts', data: retail },
  { file: 'content/use-cases/shared.ts', data: useCasesShared },
];

import { advancedConstraints } from './articles/advanced-constraints';
import { billingGuide } from './articles/billing-guide';
import { driverManagementGuide } from './articles/driver-management-guide';
import { mobileAppGuide } from './articles/mobile-app-guide';
import { multiVehicleRouting } from './articles/multi-vehicle-routing';
import { notificationGuide } from './articles/notification-guide';
import { routeAlgorithmsGuide } from './articles/route-algorithms-guide';
import { routeOptimizationGuide } from './articles/route-optimization-guide';
import { routeTemplates } from './articles/route-templates';
import type { HelpArticle } from './types';

/** Every help article, in the order of their ids. */
export const helpArticles: readonly HelpArticle[] = [
  routeOptimizationGuide,
  driverManagementGuide,
  routeAlgorithmsGuide,
  mobileAppGuide,
  notificationGuide,
  billingGuide,
  multiVehicleRouting,
  advancedConstraints,
  routeTemplates,
];

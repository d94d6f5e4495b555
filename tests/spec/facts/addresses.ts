import { routes } from '@/lib/routes';

/** Every product page on the shared layout. */
export const products = [
  '/fleet-management',
  '/delivery-management',
  '/route-optimization',
  '/fieldforce-management',
  '/supervisor-app',
  '/driver-mobile-app',
  '/sim-tracking',
] as const;

export const useCasePages = [
  '/use-cases/restaurants',
  '/use-cases/retail',
  '/use-cases/ecommerce',
  '/use-cases/couriers',
] as const;

export const casePages = [
  '/case-studies/renewable-energy-fleet-visibility',
  '/case-studies/employee-pickup-drop-management',
  '/case-studies/omnichannel-order-management',
] as const;

export const everywhere = [...Object.values(routes), ...useCasePages, ...casePages];

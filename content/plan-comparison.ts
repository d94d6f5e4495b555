import { apiAccess, planWords } from './plans';
import type { ComparedGroup } from './schemas/pricing';
import { supportHours } from './support-hours';

export type { ComparedGroup } from './schemas/pricing';

/** `from` is the id of the smallest plan with the feature. */
export const planComparison: readonly ComparedGroup[] = [
  {
    title: 'Tracking',
    rows: [
      { feature: 'Live GPS tracking', from: 'base' },
      { feature: 'SIM tracking, where phone networks offer it (not in the US)', from: 'base' },
      { feature: 'Tracking via the driver app', from: 'base' },
      { feature: 'Cold-chain temperature', from: 'standard' },
      { feature: 'RFID readings', from: 'standard' },
      { feature: 'OBD readings', from: 'standard' },
      { feature: 'EV range, door and cargo sensors', from: 'standard' },
    ],
  },
  {
    title: 'Planning',
    rows: [
      { feature: planWords.windows, from: 'base' },
      { feature: 'Pickups and returns on delivery routes', from: 'base' },
      { feature: 'Route templates for repeating days', from: 'base' },
      { feature: 'Routes that do not overlap', from: 'base' },
      { feature: 'Order batching and prep-time sync for kitchens', from: 'base' },
      { feature: 'Delivery waves and loading order', from: 'base' },
      { feature: 'Analytics by route', from: 'base' },
      { feature: 'Capacity, skill and shift constraints', from: 'standard' },
      { feature: 'Rerouting around traffic and weather', from: 'standard' },
    ],
  },
  {
    title: 'People and sites',
    rows: [
      { feature: planWords.driverApp, from: 'base' },
      { feature: 'Roles, two-factor sign-in and audit log', from: 'base' },
      { feature: 'Supervisor app', from: 'standard' },
      { feature: 'Dispatcher mobile app', from: 'standard' },
      { feature: 'Geofences and alerts', from: 'standard' },
    ],
  },
  {
    title: 'Field teams',
    rows: [
      { feature: 'Attendance inside geofences', from: 'standard' },
      { feature: 'Visits by skill and promised hour', from: 'standard' },
      { feature: 'Inspection forms', from: 'standard' },
    ],
  },
  {
    title: 'Customers and proof',
    rows: [
      { feature: 'Tracking link for customers', from: 'base' },
      { feature: 'Messages by text (fees extra), e-mail, chat, push and voice', from: 'base' },
      { feature: 'E-signature and OTP', from: 'base' },
      { feature: 'Photo and package scan as proof', from: 'base' },
      { feature: 'Customer ratings', from: 'base' },
      { feature: planWords.billing, from: 'standard' },
    ],
  },
  {
    title: 'Connections',
    rows: [
      { feature: 'Storefront and marketplace orders', from: 'base' },
      { feature: 'Accounting connectors', from: 'standard' },
      { feature: 'ERP connectors', from: 'enterprise' },
      { feature: apiAccess.feature, from: apiAccess.plan },
      { feature: 'Custom integrations', from: 'enterprise' },
      { feature: 'Warehouse and carrier connectors', from: 'enterprise' },
    ],
  },
  {
    title: 'Help',
    rows: [
      { feature: `E-mail support ${supportHours.email}, trial included`, from: 'base' },
      { feature: `Phone support ${supportHours.phone}`, from: 'base' },
      { feature: planWords.phone, from: 'enterprise' },
      { feature: planWords.manager, from: 'enterprise' },
    ],
  },
];

import type { Sheet } from '@/art/pens/sheet';
import { fleetBillingSheets } from './billing';
import { fleetCardSheets } from './cards';
import { fleetGateSheets } from './gate';
import { fleetMapSheets } from './maps';
import { fleetTraceSheets } from './traces';
import { fleetTripSheets } from './trips';
import { fleetVanSheets } from './van';

/** What the fleet-management page shows besides bare maps. */
export const fleetSheets = {
  ...fleetBillingSheets,
  ...fleetCardSheets,
  ...fleetGateSheets,
  ...fleetMapSheets,
  ...fleetTraceSheets,
  ...fleetTripSheets,
  ...fleetVanSheets,
} as const satisfies Record<string, Sheet>;

import type { Sheet } from '../draw/sheet';
import { fleetBillingSheets } from './fleet-billing';
import { fleetCardSheets } from './fleet-cards';
import { fleetGateSheets } from './fleet-gate';
import { fleetMapSheets } from './fleet-maps';
import { fleetTraceSheets } from './fleet-traces';
import { fleetTripSheets } from './fleet-trips';
import { fleetVanSheets } from './fleet-van';

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

import type { Picture } from '@/art/workshop/picture';
import { fleetBillingSheets } from './billing';
import { fleetCardSheets } from './cards';
import { fleetMaps } from './city-maps';
import { fleetGateSheets } from './gate';
import { fleetMapSheets } from './maps';
import { fleetTraceSheets } from './traces';
import { fleetTripSheets } from './trips';
import { fleetVanSheets } from './van';

/** What the fleet-management page shows besides bare maps. */
export const pictures = {
  ...fleetMaps,

  ...fleetBillingSheets,
  ...fleetCardSheets,
  ...fleetGateSheets,
  ...fleetMapSheets,
  ...fleetTraceSheets,
  ...fleetTripSheets,
  ...fleetVanSheets,
} as const satisfies Record<string, Picture>;

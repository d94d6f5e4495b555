import type { Picture } from '@/art/workshop/picture';
import { fleetBillingDrawings } from './billing';
import { fleetCardDrawings } from './cards';
import { fleetMaps } from './city-maps';
import { fleetGateDrawings } from './gate';
import { fleetMapDrawings } from './maps';
import { fleetTraceDrawings } from './traces';
import { fleetTripDrawings } from './trips';
import { fleetVanDrawings } from './van';

/** What the fleet-management page shows besides bare maps. */
export const pictures = {
  ...fleetMaps,

  ...fleetBillingDrawings,
  ...fleetCardDrawings,
  ...fleetGateDrawings,
  ...fleetMapDrawings,
  ...fleetTraceDrawings,
  ...fleetTripDrawings,
  ...fleetVanDrawings,
} as const satisfies Record<string, Picture>;

/** What the fleet-management page shows besides bare maps. */
export { fleetBillingDrawings } from './billing';
export { fleetCardDrawings } from './cards';
export { fleetMaps } from './city-maps';
export { fleetGateDrawings } from './gate';
export { fleetMapDrawings } from './maps';
export { fleetTraceDrawings } from './traces';
export { fleetTripDrawings } from './trips';
export { fleetVanDrawings } from './van';

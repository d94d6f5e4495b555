/** The pictures of the four use cases. */
export { couriersDrawings } from './couriers';
export { couriersRound } from './couriers-round';
export { ecommerceDrawings } from './ecommerce';
export { ecommerceCable } from './ecommerce-cable';
export { restaurantsDrawings } from './restaurants';
export { restaurantsDial } from './restaurants-dial';
export { retailDrawings } from './retail';
export { retailDock } from './retail-dock';
export { retailStringline } from './retail-stringline';

/** The pictures of the four use cases. */
export { couriersDrawings } from './couriers';
export { ecommerceDrawings } from './ecommerce';
export { restaurantsDrawings } from './restaurants';
export { retailDrawings } from './retail';

export { deliveryBoard } from './board';
export { deliveryCarriers } from './carriers';
export { deliveryHero } from './hero';
export { deliveryHighlights } from './highlights';
export { deliveryMessages } from './messages';
export { deliveryPhones } from './phones';
export { deliveryPickup } from './pickup';
export { deliveryProof } from './proof';

import type { Sheet } from '../draw/sheet';
import { deliveryBoard } from './delivery-board';
import { deliveryCarriers } from './delivery-carriers';
import { deliveryHero } from './delivery-hero';
import { deliveryHighlights } from './delivery-highlights';
import { deliveryMessages } from './delivery-messages';
import { deliveryPhones } from './delivery-phones';
import { deliveryPickup } from './delivery-pickup';
import { deliveryProof } from './delivery-proof';

export const deliverySheets = {
  ...deliveryHero,
  ...deliveryHighlights,
  ...deliveryMessages,
  ...deliveryBoard,
  ...deliveryProof,
  ...deliveryPickup,
  ...deliveryCarriers,
  ...deliveryPhones,
} as const satisfies Record<string, Sheet>;

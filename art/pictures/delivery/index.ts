import type { Picture } from '@/art/workshop/picture';
import { deliveryBoard } from './board';
import { deliveryCarriers } from './carriers';
import { deliveryHero } from './hero';
import { deliveryHighlights } from './highlights';
import { deliveryMessages } from './messages';
import { deliveryPhones } from './phones';
import { deliveryPickup } from './pickup';
import { deliveryProof } from './proof';

export const pictures = {
  ...deliveryHero,
  ...deliveryHighlights,
  ...deliveryMessages,
  ...deliveryBoard,
  ...deliveryProof,
  ...deliveryPickup,
  ...deliveryCarriers,
  ...deliveryPhones,
} as const satisfies Record<string, Picture>;

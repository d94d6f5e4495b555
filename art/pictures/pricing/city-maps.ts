import type { MapSpec } from '@/art/maps/map';
import { night } from '@/art/maps/palette';
import { townPlan } from '@/art/maps/plans';

/** The streets behind the savings calculator; the card covers their middle. */
export const pricingMaps = {
  'pricing-streets': {
    width: 1440,
    height: 900,
    plan: townPlan({
      seed: 821,
      width: 960,
      height: 600,
      angle: -9,
      turn: 20,
      radials: [{ at: [560, -20], reach: 150 }],
    }),
    palette: night,
  },
} satisfies Record<string, MapSpec>;

import { night } from '@/art/maps/palette';
import { townMaps } from '@/art/maps/town-map';

/** The streets behind the savings calculator; the card covers their middle. */
export const pricingMaps = townMaps({
  'pricing-streets': {
    size: [1440, 900],
    scale: 1.5,
    palette: night,
    town: { seed: 821, angle: -9, turn: 20, centers: '560,-20,150' },
  },
});

import { night } from '@/art/maps/palette';
import type { PictureSpec } from '@/art/maps/picture';
import { places, townPlan } from '@/art/maps/plans';
import { route } from '@/art/maps/scene';

/** Maps that lie inside drawn sheets; the sheets put the phone on them. */
export const supervisorInsets = {
  hero: {
    width: 820,
    height: 596,
    plan: townPlan({
      seed: 611,
      width: 820,
      height: 596,
      angle: 24,
      radials: [{ at: [150, 470], reach: 80 }],
      river: { through: places('520,-90 500,60 560,190 690,280 760,400 740,690'), width: 42 },
    }),
    palette: night,
    lineWidth: 5,
    scene: {
      depot: [230, 306],
      depotSize: 32,
      inset: 26,
      // The phone stands on the right.
      allowed: ([x]) => x < 356,
      routes: [
        route('cobalt', '170,230 120,150 60,120', 5, 3),
        route('madder', '250,210 280,110 320,50', 5, 3),
        route('teal', '300,330 330,430', 5, 4),
        route('ochre', '150,330 60,300', 5, 2),
        route('plum', '210,400 250,500 160,560', 6, 4),
      ],
    },
  },
  heroPhone: {
    width: 390,
    height: 640,
    plan: townPlan({
      seed: 612,
      width: 390,
      height: 640,
      angle: -22,
      radials: [{ at: [80, 140], reach: 70 }],
      river: { through: places('-70,520 60,490 190,540 300,500 470,520'), width: 30 },
    }),
    palette: night,
  },
} satisfies Record<string, PictureSpec>;

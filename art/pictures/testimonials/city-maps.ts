import type { PictureSpec } from '@/art/maps/picture';
import { places } from '@/art/maps/plans';
import { route } from '@/art/maps/scene';
import { small } from '@/art/maps/small-spec';
import { halo, minuteRings } from '@/art/maps/subjects';
import { colors } from '@/lib/palette';

/** The three trades below the quotes, on deep sheets. */
export const testimonialsMaps = {
  'voices-couriers': small({
    thread: 'plum',
    size: [500, 260],
    town: { seed: 141, angle: 24, radials: [{ at: [130, 80], reach: 74 }] },
    scene: {
      depot: [262, 132],
      depotSize: 30,
      inset: 20,
      routes: [
        route('cobalt', '190,110 90,60', 10),
        route('madder', '320,100 420,50', 9),
        route('teal', '340,160 440,210', 9),
        route('ochre', '200,170 100,210', 10),
      ],
    },
  }),
  'voices-restaurants': small({
    thread: 'madder',
    size: [370, 260],
    town: {
      seed: 152,
      angle: -14,
      radials: [{ at: [190, 110], reach: 60 }],
      river: { through: places('-60,250 60,232 190,250 300,214 430,222'), width: 34 },
    },
    scene: {
      depot: [186, 122],
      depotSize: 30,
      inset: 20,
      routes: [
        route('cobalt', '110,90 60,40', 4, 2),
        route('madder', '260,90 330,50', 4, 2),
        route('teal', '250,160 330,170', 3, 1),
      ],
    },
    under: minuteRings([58, 112, 166], colors.madder[1]),
  }),
  'voices-ecommerce': small({
    thread: 'cobalt',
    size: [370, 260],
    scale: 0.72,
    town: {
      seed: 166,
      angle: 8,
      turn: 24,
      river: { through: places('210,-60 226,60 214,170 250,280 240,430'), width: 44 },
    },
    scene: {
      depot: [118, 180],
      depotSize: 42,
      inset: 26,
      routes: [
        route('cobalt', '220,90 320,80 470,60', 3),
        route('madder', '230,260 340,280 460,300', 4),
        route('teal', '60,300', 2),
      ],
    },
    lineWidth: 6.2,
    under: halo([72, 48], colors.cobalt[1], 0.1),
  }),
} satisfies Record<string, PictureSpec>;

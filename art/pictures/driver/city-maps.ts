import type { MapSpec } from '@/art/maps/map';
import { deepGround, tintGround } from '@/art/maps/palette';
import { places, townPlan } from '@/art/maps/plans';
import { route } from '@/art/maps/scene';

const onTint = { palette: tintGround('plum'), dark: deepGround('plum') };

/** Maps that the pictures of the driver app's page are laid on. */
export const driverInsets = {
  'driver-city': {
    width: 900,
    height: 650,
    plan: townPlan({
      seed: 512,
      width: 900,
      height: 650,
      angle: -15,
      radials: [{ at: [650, 420], reach: 100 }],
      river: {
        through: places('720,-90 730,20 790,140 800,260 760,380 790,500 860,620 880,740'),
        width: 44,
      },
    }),
    ...onTint,
    lineWidth: 5,
    scene: {
      depot: [560, 560],
      depotSize: 32,
      inset: 30,
      routes: [route('madder', '580,450 680,400 690,520', 7, 4)],
      allowed: ([x, y]) => x > 510 && y > 350 && x < 745,
    },
  },
  'driver-city-phone': {
    width: 390,
    height: 420,
    plan: townPlan({
      seed: 516,
      width: 390,
      height: 420,
      angle: 18,
      radials: [{ at: [80, 120], reach: 80 }],
      river: { through: places('330,-80 340,40 360,140 340,260 370,360 360,500'), width: 34 },
    }),
    ...onTint,
  },
} satisfies Record<string, MapSpec>;

import type { MapSpec } from '@/art/maps/map';
import { deepGround, tintGround } from '@/art/maps/palette';
import { places, townPlan } from '@/art/maps/plans';

/** The ground under the white papers. */
export const paperInsets = {
  'papers-map': {
    width: 640,
    height: 640,
    plan: townPlan({
      seed: 71,
      width: 460,
      height: 460,
      angle: 14,
      river: {
        through: places('-60,330 60,318 150,360 240,420 330,400 400,330 540,330'),
        width: 44,
      },
    }),
    palette: tintGround('teal'),
    dark: deepGround('teal'),
  },
} satisfies Record<string, MapSpec>;

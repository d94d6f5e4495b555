import { deepSheet, tintSheet } from '@/art/maps/palette';
import type { PictureSpec } from '@/art/maps/picture';
import { places, townPlan } from '@/art/maps/plans';
import { route } from '@/art/maps/scene';

const ground = { palette: tintSheet('ochre'), dark: deepSheet('ochre') };

/** Maps that lie inside drawn sheets; the sheets add fences, people and words. */
export const fieldInsets = {
  hero: {
    width: 820,
    height: 596,
    plan: townPlan({
      seed: 511,
      width: 820,
      height: 596,
      angle: -16,
      radials: [{ at: [560, 430], reach: 90 }],
      river: { through: places('-90,500 60,480 200,510 330,560 430,570 560,640'), width: 42 },
      parks: [{ at: [120, 250], width: 110, height: 90, angle: -16 }],
    }),
    ...ground,
    lineWidth: 5,
    scene: {
      depot: [214, 110],
      depotSize: 32,
      inset: 26,
      allowed: ([x, y]) => !(x > 350 && y < 320),
      routes: [route('madder', '280,150 290,220 330,290', 4, 2)],
    },
  },
  heroPhone: {
    width: 390,
    height: 420,
    plan: townPlan({
      seed: 512,
      width: 390,
      height: 420,
      angle: 18,
      radials: [{ at: [290, 80], reach: 60 }],
      river: { through: places('-70,230 60,210 170,240 280,220 470,250'), width: 28 },
    }),
    ...ground,
    lineWidth: 4.6,
    scene: {
      depot: [70, 60],
      depotSize: 26,
      inset: 18,
      allowed: ([, y]) => y < 190,
      routes: [route('madder', '120,100 190,110', 3, 1)],
    },
  },
} satisfies Record<string, PictureSpec>;

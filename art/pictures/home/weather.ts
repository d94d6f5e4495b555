import { oldPlan, onRain, route, shower, townMap } from '@/art/maps';
import type { Point } from '@/lib/city/types';
import { mapColors } from '@/lib/palette';

/** Map units. */
const rainAt: Point = [302, 80];
const rainReach = 70;

export const pictures = {
  weather: townMap([520, 404], onRain, {
    town: { seed: 13, angle: 20 },
    river: [32, '160,-80 166,0 172,80 184,160 224,260 262,372 280,490'],
    scene: { depot: [140, 96], depotSize: 26, lineWidth: 4.8 },
    // Narrow cards show the middle; a text covers the lower half.
    allowed: ([x, y]) =>
      x > 118 && x < 396 && y < 186 && Math.hypot(x - rainAt[0], y - rainAt[1]) > rainReach + 9,
    routes: [route('cobalt', '226,166 388,100', 6, 2)],
    under: (scene) => `${shower(rainAt, rainReach, mapColors.shower.overDay)()}${oldPlan(scene)}`,
  }),
};

import { onTint } from '@/art/maps/palette';
import { townMaps } from '@/art/maps/town-map';

/** The ground under the white papers. */
export const paperInsets = townMaps({
  'papers-map': {
    size: [640, 640],
    scale: 640 / 460,
    ...onTint('teal'),
    town: { seed: 71, angle: 14 },
    river: [44, '-60,330 60,318 150,360 240,420 330,400 400,330 540,330'],
  },
});

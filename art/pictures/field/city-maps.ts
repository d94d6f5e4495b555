import { onTint } from '@/art/maps/palette';
import { route } from '@/art/maps/scene';
import { townMaps } from '@/art/maps/town-map';

/** Maps inside drawings, which add fences, people and words. */
export const fieldInsets = townMaps({
  hero: {
    size: [820, 596],
    ...onTint('ochre'),
    town: { seed: 511, angle: -16, centers: '560,430,90', parks: '120,250,110,90,-16' },
    river: [42, '-90,500 60,480 200,510 330,560 430,570 560,640'],
    lineWidth: 5,
    scene: { depot: [214, 110], depotSize: 32, inset: 26 },
    allowed: ([x, y]) => !(x > 350 && y < 320),
    routes: [route('madder', '280,150 290,220 330,290', 4, 2)],
  },
  heroPhone: {
    size: [390, 420],
    ...onTint('ochre'),
    town: { seed: 512, angle: 18, centers: '290,80,60' },
    river: [28, '-70,230 60,210 170,240 280,220 470,250'],
    lineWidth: 4.6,
    scene: { depot: [70, 60], depotSize: 26, inset: 18 },
    allowed: ([, y]) => y < 190,
    routes: [route('madder', '120,100 190,110', 3, 1)],
  },
});

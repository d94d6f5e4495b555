import { night } from '@/art/maps/palette';
import { route } from '@/art/maps/scene';
import { townMaps } from '@/art/maps/town-map';

/** Maps inside drawings, which put the phone on them. */
export const supervisorInsets = townMaps({
  hero: {
    size: [820, 596],
    palette: night,
    town: { seed: 611, angle: 24, centers: '150,470,80' },
    river: [42, '520,-90 500,60 560,190 690,280 760,400 740,690'],
    lineWidth: 5,
    scene: { depot: [230, 306], depotSize: 32, inset: 26 },
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
  heroPhone: {
    size: [390, 640],
    palette: night,
    town: { seed: 612, angle: -22, centers: '80,140,70' },
    river: [30, '-70,520 60,490 190,540 300,500 470,520'],
  },
});

import { onTint } from '@/art/maps/palette';
import { route } from '@/art/maps/scene';
import { townMaps } from '@/art/maps/town-map';

/** Maps that the pictures of the driver app's page are laid on. */
export const driverInsets = townMaps({
  'driver-city': {
    size: [900, 650],
    ...onTint('plum'),
    town: { seed: 512, angle: -15, centers: '650,420,100' },
    river: [44, '720,-90 730,20 790,140 800,260 760,380 790,500 860,620 880,740'],
    lineWidth: 5,
    scene: { depot: [560, 560], depotSize: 32, inset: 30 },
    allowed: ([x, y]) => x > 510 && y > 350 && x < 745,
    routes: [route('madder', '580,450 680,400 690,520', 7, 4)],
  },
  'driver-city-phone': {
    size: [390, 420],
    ...onTint('plum'),
    town: { seed: 516, angle: 18, centers: '80,120,80' },
    river: [34, '330,-80 340,40 360,140 340,260 370,360 360,500'],
  },
});

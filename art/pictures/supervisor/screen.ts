import { townMap } from '@/art/maps/map';
import { onDeep } from '@/art/maps/palette';
import { route } from '@/art/maps/scene';
import { shower } from '@/art/maps/subjects';
import { drawing, mapInset } from '@/art/pens';
import { stormCard } from '@/art/pictures/route/cards';
import { handover } from '@/art/pictures/route/handover';
import { mapColors } from '@/lib/palette';

/** Windows cut it at all sides, so routes and card keep away from them. */
const map = townMap([680, 600], onDeep('cobalt'), {
  town: { seed: 431, angle: -9, turn: 28, centers: '230,240,90' },
  river: [40, '400,-80 410,50 450,190 510,320 520,450 490,680'],
  scene: { depot: [150, 300], depotSize: 31, inset: 20, lineWidth: 5 },
  allowed: ([x, y]) => x > 96 && x < 590 && y > 92 && y < 416,
  routes: [
    // VAN 14 has taken over two stops of VAN 11, which goes into the rain too.
    route('plum', '225,240 310,160 480,130 560,150', 7, 2),
    route('ochre', '260,305 370,265 480,260 560,240 580,290', 10, 3),
    route('teal', '200,370 330,400', 5, 2),
  ],
  under: shower([540, 190], 126, mapColors.shower.overRain),
  over: handover([-14, -34, 'end'], [-76, -52, 'start']),
});

export const pictures = {
  'supervisor-screen': drawing(680, 600, { ground: map }, () => stormCard(110, 438, 460, 17)),
  'supervisor-screen-phone': drawing(400, 300, () => [
    // Its lower part is behind the card.
    mapInset(map, [0, -52, 400, 353]),
    stormCard(16, 208, 368, 16),
  ]),
};

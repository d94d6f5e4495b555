import { times, words } from '@/art/pens';
import { type Figure, hand, heavy } from '@/art/people/body';
import { loader, storeManager } from '@/art/people/figures';
import { board, seam } from '@/art/people/pieces';
import { cage } from '@/art/people/props';
import { clockFace, floor, ground, label, plate, scene, stands } from '@/art/people/scene';

/** Pushes a cage, one foot far behind. */
const pushing: Figure = {
  ...loader,
  lean: 8,
  legs: ['14,-146 36,-86 30,-24 30,-4', '-14,-146 -26,-84 -58,-26 -58,-2'],
  arms: [
    { at: '30,-229 52,-190 80,-188', radii: heavy.arm, far: true, seamed: true },
    { at: '-29,-229 -6,-178 50,-174', radii: heavy.arm, seamed: true, holds: true },
  ],
  carried: '',
  held: hand([-6, -178], [52, -174], 1, { turn: -8 }),
};

export const pictures = scene(
  'retail-hero',
  'ochretint',
  { from: [38, -24], scale: 0.5, air: 25, left: 36 },
  () => [
    seam(times(18, (i) => `M-800 ${i * 58 - 534}H1600`).join(''), 'line'),
    ground('stone'),
    board([190, 116, 270, floor - 116], 'surface'),
    seam(times(4, (i) => `M206 ${146 + i * 20}H444`).join(''), 'edge'),
    board([206, 212, 238, floor - 212], 'darkcloth'),
    // Inside the truck.
    board([230, 236, 190, floor - 236], 'ochredeep'),
    cage([242, 366, 78, 146]),
    cage([330, 366, 78, 146]),
    board([184, floor - 8, 282, 14], 'ochrecloth'),
    plate('Dock 2', [66, 50, 112, 50], 'tealtint'),
    clockFace(520, 182, 36, [6, 20]),
    words.strong('6:20 AM', 520, 134, 24, 'ink', 'middle'),
    label('TRUCK 04, 10 of 12 carts out', 'truck', 'teal', [190, 48]),
    stands(storeManager, 136),
    cage([668, 316, 128, 204]),
    stands(pushing, 586),
  ],
);

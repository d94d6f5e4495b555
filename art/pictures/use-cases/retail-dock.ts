import { drawing, words } from '@/art/pens';
import { box, disc, edged, lined, segment, shape, times } from '@/art/pens/shapes';

const stripe = (i: number) => edged(i % 2 === 0 ? 'teal' : 'surface', 'ink', 3);

export const pictures = {
  'retail-dock': drawing(520, 300, { ground: 'tealtint' }, () => [
    box(34, 40, 452, 220, edged('surface', 'ink', 4), 4),
    segment([318, 40], [318, 260], lined('ink', 3)),
    words.sign('Market Row', 176, 77, 26, 'ink', 'middle'),
    ...times(8, (i) => shape(`M${40 + i * 34} 92h34v34a17 17 0 0 1-34 0z`, stripe(i))),
    box(58, 156, 118, 104, edged('sunk', 'ink', 3), 2),
    box(196, 156, 98, 104, edged('sunk', 'ink', 3), 2),
    ...[170, 184, 198, 212].map((y) => segment([60, y], [174, y], lined('edge', 2))),
    ...[170, 184, 198, 212].map((y) => segment([198, y], [292, y], lined('edge', 2))),
    box(340, 132, 126, 128, { fill: 'ink' }, 4),
    box(352, 144, 102, 116, { fill: 'paper' }, 2),
    box(340, 60, 126, 56, { fill: 'ink' }, 8),
    disc(364, 88, 15, { fill: 'surface' }),
    shape('M364 80L364 88L357 92', lined('ink', 3)),
    words.mono('05:40', 390, 83, 20, 'paper'),
    words.mono('06:10', 390, 106, 20, 'paper'),
    segment([0, 262], [520, 262], lined('ink', 4)),
    box(372, 206, 62, 54, edged('ochretint', 'ink', 3), 3),
    words.strong('Dock', 403, 190, 20, 'ink', 'middle'),
    words.mono('opens 08:00', 176, 285, 20, 'ink2', 'middle'),
    words.mono('12 min, dock lift', 403, 285, 20, 'ink2', 'middle'),
  ]),
};

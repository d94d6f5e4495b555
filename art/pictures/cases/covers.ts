import { box, type Ink, moved, times, words } from '@/art/pens';
import { bust, type Figure, heavy } from '@/art/people/body';
import { seated } from '@/art/people/desk';
import * as people from '@/art/people/figures';
import { board, piece, seam } from '@/art/people/pieces';
import { cage, carton, van, wheel } from '@/art/people/props';
import { floor, ground, label, plate, scene, stands } from '@/art/people/scene';

const passengers: readonly Figure[] = [people.depotManager, people.storeManager, people.controller];

/** Lit from inside; its door is at the left. */
export const bus: Ink = [
  board([330, 150, 600, 330], 'cobaltcloth', 26),
  board([470, 184, 430, 136], 'ochrecloth', 8),
  passengers.map((figure, i) =>
    moved(`translate(${546 + i * 128} 474) scale(.88)`, bust({ ...figure, pack: '' })),
  ),
  board([480, 318, 450, 146], 'cobaltcloth', 0, 0),
  seam('M479 320H930M608 184V320M736 184V320', 'ink', 3),
  box(334, 388, 590, 12, { fill: 'cobalt' }),
  board([352, 184, 92, 296], 'ochrecloth', 8),
  board([352, 430, 92, 50], 'stone', 0),
  wheel(620, 486, 40),
];

/** Waits where the ramp is. */
const inWheelchair: Figure = {
  ...people.dispatcher,
  skin: 2,
  head: { hair: 'crop', hairColor: 'silver', profile: true, glasses: false, tilt: 0 },
  top: 'tealcloth',
  arms: [{ at: '4,-228 16,-184 44,-158', turn: 10 }],
};

const truck: Ink = [
  board([300, 110, 480, 340], 'surface', 6),
  board([560, 352, 220, 16], 'plum', 0, 2),
  board([316, 128, 244, 322], 'ochredeep', 4),
  board([300, 452, 600, 22], 'darkcloth', 2),
  wheel(640, 488, 38),
  piece('M780 450V216h70q16 0 24 14l40 70v150z', 'plumcloth'),
  // Its tail lift.
  board([176, 506, 140, 10], 'ink2', 2),
  seam('M300 474V506', 'ink', 5),
  cage([326, 246, 110, 204]),
  carton([448, 374, 96, 76], { hue: 'teal' }),
  carton([456, 312, 76, 62], { hue: 'madder' }),
];

const carrying: Figure = {
  ...people.loader,
  skin: 4,
  head: { hair: 'curls', tilt: 6 },
  headShift: 0,
  arms: [
    { at: '-29,-229 -40,-186 -2,-168', radii: heavy.arm, turn: 4, seamed: true },
    { at: '30,-229 44,-190 60,-176', radii: heavy.arm, far: true, seamed: true, holds: true },
  ],
  carried: carton([-8, -214, 82, 58]),
  held: '',
};

/** A table of solar panels, 264 wide. */
export const panels = (x: number, y: number): Ink => [
  seam(`M${x + 60} ${y}v64M${x + 190} ${y}v64`, 'ink2', 6),
  piece(`M${x} ${y + 24}L${x + 44} ${y - 74}H${x + 264}L${x + 220} ${y + 24}Z`, 'cobaltcloth', 3),
  seam(
    times(4, (i) => `M${x + (i + 1) * 44} ${y + 24}L${x + 44 + (i + 1) * 44} ${y - 74}`).join('') +
      `M${x + 22} ${y - 25}h220`,
    'ink',
    2,
  ),
];

export const pictures = {
  ...scene('case-roster-cover', 'cobaltdeep', { from: [14, 24], air: 50 }, () => [
    ground('nightsunk'),
    plate('North Gate', [32, 98, 166, 46], 'cobalt', 'onsignal'),
    seam(`M114 144V${floor}`, 'ink2', 6),
    label('17 of 26 seats', 'check', 'cobalt', [36, 34]),
    bus,
    piece(`M352 480H444L420 ${floor}H300Z`, 'stone'),
    moved(`translate(248 ${floor}) scale(1.18)`, seated(inWheelchair, 'wheelchair')),
    stands(people.rider, 88, { scale: 1.2 }),
  ]),
  ...scene(
    'case-retail-cover',
    'plumdeep',
    { from: [40, -10], scale: 0.52, air: 50 },
    (onPhone) => [
      ground('nightsunk'),
      ['18 stores', '655 homes'].map((text, i) =>
        label(text, 'check', 'plum', [60, (onPhone ? 0 : -26) + i * 62]),
      ),
      truck,
      stands(carrying, 130),
    ],
  ),
  ...scene('case-solar-cover', 'tealdeep', { from: [8, 30], air: 80 }, () => [
    ground('nightsunk'),
    [-120, 170, 460, 750].map((x) => panels(x, 300)),
    seam('M-10 364H870', 'ink', 3),
    moved('translate(-24 160) scale(.64)', van('ochre')),
    [-150, 120, 412, 684].map((x) => panels(x, 456)),
    label('VAN 22 at field 09', 'check', 'ochre', [28, 44]),
    // The inverter that she opens.
    seam(`M424 210V${floor}`, 'ink2', 8),
    board([386, 96, 78, 116], 'stone', 6, 3),
    words.strong('7', 425, 176, 40, 'ink', 'middle'),
    stands(people.technician, 312),
  ]),
};

import { type Color, disc, type Ink, moved } from '../pens';
import { type Figure, hand, heavy, slim } from './body';
import type { Skin } from './head';
import { board, oval, piece, seam } from './pieces';
import { carton, clipboard, phone, scanner, tablet } from './props';

const collarOf = (color: Color): Ink =>
  piece('M-12 -252L-1 -232L-8 -223L-17 -246ZM7.6 -253L-1 -232L7 -223L16 -247Z', color, 2);

/** Sits; its legs are drawn with the chair. */
export const dispatcher: Figure = {
  skin: 3,
  head: { hair: 'bun', profile: true, headset: true, tilt: 4 },
  headShift: 4,
  lean: 4,
  build: { shoulder: 22, waist: 20, hip: 21, hem: -134 },
  torso:
    'M-9 -252C-16 -248 -24 -240 -25 -226C-26 -200 -22 -186 -22 -168L-23 -140Q-23 -136 -19 -136H19Q22 -136 22 -140L20 -172C23 -190 24 -206 22 -222C20 -238 14 -247 9 -252Z',
  top: 'cobaltcloth',
  shoes: 'brown',
  legs: [],
  arms: [{ at: '4,-228 24,-184 58,-176', turn: 8 }],
};

const vest: Ink = [
  piece(
    'M-33 -241C-36 -210 -36 -180 -35 -150H35C36 -180 36 -210 33 -241L18 -247C14 -232 6 -222 1 -218C-4 -222 -12 -232 -17 -247Z',
    'ochrecloth',
  ),
  seam('M-35.6 -176H35.6M-35.4 -164H35.4', 'whitecloth'),
  seam('M1 -218V-150'),
];

const stocky = { shoulder: 37, waist: 36, hip: 35, hem: -136 };

export const loader: Figure = {
  skin: 1,
  head: { hair: 'crop', hairColor: 'red', beard: 'red', tilt: 6 },
  headShift: 1,
  build: stocky,
  top: 'stone',
  pants: 'denim',
  shoes: 'ochrecloth',
  legs: ['14,-146 19,-80 21,-22 20,-4', '-14,-146 -16,-80 -21,-20 -20,0'],
  legWidths: heavy.leg,
  over: vest,
  arms: [
    { at: '-29,-229 -42,-188 -22,-158', radii: heavy.arm, holds: true, seamed: true },
    { at: '30,-229 46,-190 70,-204', radii: heavy.arm, turn: -40, seamed: true },
  ],
  carried: carton([-46, -176, 58, 46], { hue: 'madder' }),
  held: [
    hand([-42, -188], [-22, -156], 1, { turn: 14 }),
    scanner(89, -217, 72),
    hand([46, -190], [74, -205], 1, { turn: -38, thumb: 1 }),
  ],
};

export const driver: Figure = {
  skin: 5,
  head: { hair: 'crop', hat: ['cap', 'madderdeep'], tilt: 5 },
  build: { shoulder: 31, waist: 27, hip: 28, hem: -136 },
  top: 'maddercloth',
  shoes: 'ink2',
  legs: ['10,-146 18,-82 22,-22 22,-4', '-9,-146 -10,-80 -13,-19 -13,0'],
  over: seam('M5 -246V-140M-27 -214H-4'),
  collar: collarOf('maddercloth'),
  arms: [
    { at: '-24,-229 -33,-186 -12,-166', holds: true },
    { at: '25,-229 36,-188 56,-212', turn: -70 },
  ],
  carried: carton([-44, -186, 56, 48], { hue: 'madder' }),
  held: [
    hand([-33, -186], [-12, -166], 5, { turn: 10 }),
    phone(62, -226, 10),
    hand([36, -188], [56, -214], 5, { turn: -60, thumb: 1 }),
  ],
};

export const courier: Figure = {
  skin: 2,
  head: { hair: 'bob', hat: ['helmet', 'whitecloth'], tilt: -6 },
  lean: 2,
  build: { shoulder: 25, waist: 21, hip: 23, hem: -142 },
  top: 'tealcloth',
  shoes: 'whitecloth',
  pack: [
    board([-66, -246, 50, 62], 'ochrecloth', 6),
    seam('M-66 -224H-16'),
    oval([-41, -206], 7, 7, 'surface'),
  ],
  over: seam('M12 -248C4 -230 2 -200 3 -146'),
  collar: seam('M-12 -244C-7 -232 -10 -216 -18 -208', 'ochredeep', 3.6),
  arms: [
    { at: '18,-229 34,-196 58,-206', radii: slim, turn: -30, far: true },
    { at: '-16,-229 -2,-188 30,-182', radii: slim, turn: -4 },
  ],
  carried: carton([26, -216, 44, 36]),
  held: hand([-2, -188], [30, -182], 2, { turn: -6 }),
};

export const cook: Figure = {
  skin: 2,
  head: { hair: 'side', hat: ['kitchen', 'whitecloth'], tilt: 8 },
  build: { shoulder: 32, waist: 31, hip: 31, hem: -138 },
  top: 'whitecloth',
  pants: 'stone',
  over: [
    seam('M-26 -196L-20 -243M26 -196L19 -245'),
    piece('M-27 -196C-10 -190 14 -190 27 -196L33 -96H-33Z', 'madderdeep'),
    seam('M-31 -158H31M31 -158l12 14M31 -158l6 20'),
  ],
  collar: [
    collarOf('whitecloth'),
    [-222, -210].flatMap((y) => [-2, 8].map((x) => disc(x, y, 1.6, { fill: 'ink' }))),
  ],
  arms: [
    { at: '-25,-229 -26,-186 16,-170', rolled: true, turn: 4 },
    { at: '26,-229 46,-196 74,-180', rolled: true, turn: 20, far: true },
  ],
};

export const technician: Figure = {
  skin: 4,
  head: { hair: 'pony', hat: ['hard', 'ochrecloth'], tilt: -16 },
  build: { shoulder: 28, waist: 24, hip: 26, hem: -140 },
  top: 'plumcloth',
  pants: 'plumcloth',
  over: [
    seam('M3 -246V-140M-22 -214h16v16h-16z'),
    board([-27, -160, 54, 11], 'darkcloth'),
    board([-2, -161, 11, 13], 'ochrecloth'),
    board([-36, -158, 13, 28], 'ochredeep', 3),
  ],
  collar: collarOf('plumcloth'),
  arms: [
    { at: '-21,-229 -34,-190 -6,-176', holds: true },
    { at: '22,-231 50,-252 62,-292', turn: -80, far: true },
  ],
  held: [
    moved('translate(12 -186) rotate(-12) scale(.72)', tablet(0, 0)),
    hand([-34, -190], [-8, -178], 4, { turn: -6 }),
  ],
};

const clipboardHeld = (skin: Skin): Ink => [
  clipboard(42, -192, -14),
  hand([38, -190], [56, -182], skin, { turn: -160, thumb: 1 }),
  hand([-28, -184], [12, -174], skin, { turn: -8 }),
];

export const storeManager: Figure = {
  skin: 1,
  head: { hair: 'bald', hairColor: 'silver', glasses: true, tilt: 7 },
  build: { shoulder: 31, waist: 30, hip: 30, hem: -144 },
  top: 'whitecloth',
  shoes: 'brown',
  over: [
    piece(
      'M-27 -242C-33 -215 -33 -170 -32 -142H-8L-4 -216L-14 -247ZM27 -242C33 -215 33 -170 32 -142H14L6 -216L15 -247Z',
      'tealcloth',
    ),
    piece('M-3 -216L1 -238L5 -216L1 -176Z', 'tealdeep', 2),
  ],
  collar: collarOf('whitecloth'),
  arms: [
    { at: '-25,-229 -28,-184 12,-174', color: 'tealcloth', turn: -10 },
    { at: '25,-229 38,-190 50,-186', color: 'tealcloth', holds: true },
  ],
  held: clipboardHeld(1),
};

export const rider: Figure = {
  skin: 4,
  head: { hat: ['scarf', 'cobaltcloth'], tilt: 3 },
  headShift: 1,
  build: { shoulder: 27, waist: 26, hip: 33, hem: -92 },
  top: 'madderdeep',
  legs: ['9,-146 16,-82 22,-22 22,-4', '-9,-146 -12,-80 -20,-19 -20,0'],
  over: seam('M4 -232V-94M-22 -150h14M14 -150h12', 'whitecloth'),
  arms: [
    { at: '-21,-229 -29,-184 -24,-150', turn: 88 },
    { at: '21,-229 34,-190 56,-204', turn: -60 },
  ],
  carried: [
    seam('M-18 -236C4 -214 14 -190 18 -172', 'ochrecloth', 4.4),
    board([4, -176, 34, 30], 'ochrecloth', 5),
  ],
  held: [phone(60, -220, 12, 'cobalt'), hand([34, -190], [55, -206], 4, { turn: -58, thumb: 1 })],
};

export const recipient: Figure = {
  skin: 3,
  head: { hair: 'bob', hairColor: 'silver', glasses: true, tilt: 12 },
  headShift: 1,
  build: { shoulder: 26, waist: 25, hip: 28, hem: -136 },
  top: 'plumtint',
  shoes: 'maddercloth',
  legs: ['9,-146 10,-80 11,-22 11,-4', '-9,-146 -9,-80 -11,-20 -11,0'],
  skirt: piece('M-27 -140H27L31 -66H-29Z', 'ochretint'),
  over: piece(
    'M-22 -242C-29 -215 -30 -170 -31 -132H-6L-2 -246ZM22 -242C29 -215 31 -170 31 -132H12L8 -246Z',
    'plumcloth',
  ),
  arms: [
    { at: '20,-228 30,-188 36,-196', color: 'plumcloth', holds: true, seamed: true },
    { at: '-20,-228 -27,-186 14,-190', color: 'plumcloth', turn: -24 },
  ],
  held: [
    phone(32, -206, 8),
    hand([30, -188], [38, -196], 3, { turn: -110 }),
    hand([-27, -186], [14, -190], 3, { turn: -16 }),
  ],
};

const tabletHeld = (skin: Skin): Ink => [
  tablet(32, -190, -12),
  hand([38, -188], [52, -174], skin, { turn: -120 }),
  hand([-30, -184], [2, -172], skin, { turn: -14 }),
];

export const fleetManager: Figure = {
  skin: 1,
  head: { hair: 'pony', hairColor: 'fair', tilt: 8 },
  build: { shoulder: 28, waist: 23, hip: 25, hem: -140 },
  top: 'cobalttint',
  shoes: 'brown',
  legs: ['9,-146 17,-82 24,-22 24,-4', '-8,-146 -8,-80 -9,-19 -9,0'],
  legWidths: [14, 11, 8.8],
  over: [
    piece(
      'M-24 -243C-30 -215 -26 -180 -30 -132H-5L2 -188L-11 -249ZM24 -243C30 -215 26 -180 30 -132H11L2 -188L13 -249Z',
      'denim',
    ),
    seam('M-11 -249L-16 -224L-8 -218L2 -188M13 -249L15 -224L9 -218L2 -188'),
  ],
  arms: [
    { at: '-22,-229 -30,-184 6,-170', color: 'denim', turn: -10 },
    { at: '22,-229 38,-188 46,-178', color: 'denim', holds: true, seamed: true },
  ],
  held: tabletHeld(1),
};

export const depotManager: Figure = {
  ...fleetManager,
  skin: 5,
  head: { hair: 'curls', tilt: 4 },
  build: { shoulder: 34, waist: 34, hip: 38, hem: -130 },
  top: 'tealcloth',
  over: seam('M3 -246V-134M-24 -172h16M12 -172h16'),
  collar: collarOf('tealtint'),
  arms: [
    { at: '-28,-229 -42,-184 -4,-172', radii: heavy.arm, turn: -8 },
    { at: '28,-229 42,-188 48,-178', radii: heavy.arm, holds: true },
  ],
  held: tabletHeld(5),
};

export const controller: Figure = {
  ...storeManager,
  head: { hair: 'crop', hairColor: 'brown', glasses: true, tilt: 4 },
  build: { shoulder: 26, waist: 23, hip: 25, hem: -142 },
  top: 'cobaltcloth',
  over: seam('M-27 -196H27M-27 -180H27', 'whitecloth', 3),
  collar: piece('M-13 -257Q-3 -251 8 -257L12 -240Q-3 -225 -17 -240Z', 'cobaltcloth'),
  arms: [{ at: '-21,-229 -28,-184 -24,-150' }],
};

export const planner: Figure = {
  ...controller,
  skin: 4,
  head: { hair: 'side', beard: 'black', tilt: 4 },
  build: { shoulder: 31, waist: 28, hip: 28, hem: -140 },
  top: 'plumcloth',
  over: seam('M3 -236V-142M-22 -210h14'),
  collar: collarOf('plumcloth'),
  arms: [
    { at: '-25,-229 -28,-184 12,-174', turn: -10 },
    { at: '25,-229 38,-190 50,-186', holds: true },
  ],
  held: clipboardHeld(4),
};

export const regionalManager: Figure = {
  ...planner,
  skin: 3,
  head: { hair: 'crop', hairColor: 'silver', beard: 'silver' },
  top: 'ochrecloth',
  collar: collarOf('ochretint'),
  arms: [
    { at: '-25,-229 -30,-184 6,-170', turn: -10 },
    { at: '25,-229 38,-188 46,-178', holds: true },
  ],
  held: tabletHeld(3),
};

export const fulfillmentManager: Figure = {
  ...controller,
  skin: 5,
  head: { hair: 'bun', glasses: true },
  top: 'maddercloth',
  over: seam('M3 -236V-142'),
  collar: collarOf('maddertint'),
  arms: [
    { at: '-24,-225 -33,-186 -14,-150', turn: 70 },
    { at: '25,-225 41,-190 66,-204', turn: -40 },
  ],
  held: [scanner(85, -217, 72), hand([40, -190], [70, -205], 5, { turn: -38, thumb: 1 })],
};

/** Nobody in particular: the chat has no name. */
export const assistant: Figure = {
  ...controller,
  skin: 2,
  head: { hair: 'bob', hairColor: 'brown', headset: true },
  top: 'ochrecloth',
  over: '',
  collar: collarOf('ochretint'),
};

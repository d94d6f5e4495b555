import { type Color, type Ink, lined, moved, shape } from '../pens';
import { board, joined, oval, piece, seam } from './pieces';

export type Skin = 1 | 2 | 3 | 4 | 5;

export const skinColor = (skin: Skin): Color => `skin${skin}`;

type Hair = keyof typeof hairs;

type Hat = keyof typeof hats;

export interface Head {
  hair?: Hair;
  hairColor?: Color;
  beard?: Color;
  hat?: readonly [Hat, Color];
  /** Only where someone faces a screen. */
  profile?: boolean;
  glasses?: boolean;
  headset?: boolean;
  /** Only where a face is large. */
  eyes?: boolean;
  /** Degrees, 16 at most. */
  tilt?: number;
}

// Its middle is at 0,0; it looks to the right.
const faces = {
  half: 'M-14 6C-18 -10 -12 -22 2 -22C14 -22 17.5 -13 16.5 -4C16.6 3 15.5 11 11 16.5C8 20.5 3 21.5 -1 19C-6 16 -9 13 -11 8Z',
  profile:
    'M-14 6C-19 -9 -13 -22 2 -22C10 -22 14 -16 14 -9L14 -5L18.6 3.4Q19.4 5.6 15.8 6.2L15.6 9L16.2 11.2L15 13.4C15.2 17.6 13.6 20.6 9 20.8C4 21 -1 18 -4 14Z',
};

/** What lies behind the head, and what lies over it. */
const hairs = {
  crop: [
    '',
    'M-14 5C-20 -8 -16 -25 1 -25.5C13 -26 19 -18 16.5 -9C13 -14.5 6 -14 0 -13.5C-4.5 -12 -6 -7 -6.5 -1L-9 0C-10 3 -11 5 -11 7Z',
  ],
  side: [
    '',
    'M-14 6C-21 -7 -17 -26 -1 -27C13 -28 21 -19 17 -8C14 -12 13 -14 10 -16C5 -12 -1 -11 -6 -11C-6 -6 -6.5 -2 -8 2L-11 8Z',
  ],
  bun: [
    '<circle cx="-18" cy="-11" r="8.5"/>',
    'M-13 9C-20 -6 -17 -25 1 -25.5C13 -26 19 -18 16.5 -9C11 -15 6 -16 1 -15C-3 -11 -5 -5 -6 0L-9 1C-9 5 -9 8 -8 12Z',
  ],
  bob: [
    '<path d="M-16 20C-23 -2 -21 -26 1 -26.5C12 -26 18 -18 17 -6L13 10L-2 22Z"/>',
    'M-16 20C-23 -2 -20 -26 1 -26.5C14 -27 20 -17 17 -7C14 -13 10 -16 5 -17C1 -12 -3 -9 -6 -6C-6 2 -5 10 -4 17Q-9 21 -16 20Z',
  ],
  pony: [
    '<path d="M-13 -14C-24 -18 -31 -6 -28 8C-27 16 -24 20 -21 22C-23 12 -18 4 -12 0Z"/>',
    'M-13 7C-20 -7 -17 -25 1 -25.5C13 -26 19 -18 16.5 -9C12 -15 6 -16 0 -15C-4 -11 -6 -6 -6.5 -1L-9 0C-9 4 -10 6 -10 9Z',
  ],
  curls: [
    '<circle cx="-3" cy="-8" r="23"/>',
    'M-13 6C-22 -4 -18 -27 0 -27C15 -27 20 -16 16.5 -8C12 -13 7 -14 2 -13.5C-3 -13 -6 -7 -6.5 -1L-9 0Z',
  ],
  bald: ['', 'M-14 6C-17 0 -17 -6 -15 -11C-12 -9 -9 -4 -7 -1L-9 0L-11 7Z'],
} as const;

/** A hat takes the crown's place; a scarf takes the hair's. */
const hats = {
  cap: (color: Color) => [
    piece('M-16 -5C-19 -22 -9 -28 3 -27C13 -26.5 18 -19 17.5 -10L-16 -5Z', color),
    piece(
      'M3 -10.4L17.4 -11.6C23 -11.4 28 -9 28.6 -6.4Q28 -4.6 24 -5.4C18 -7 12 -6.6 6 -7Q3 -7.6 3 -10.4Z',
      color,
    ),
  ],
  kitchen: (color: Color) => [
    piece(
      'M-16 -6C-19 -14 -18 -24 -14 -27C-4 -31 10 -31 17 -26C18.6 -20 18.4 -14 17 -10C6 -12 -6 -11 -16 -6Z',
      color,
    ),
    seam('M-16.4 -12C-6 -17 8 -18 17.8 -16'),
  ],
  helmet: (color: Color) => [
    piece('M-20 -6C-22 -22 -10 -31 4 -30C17 -29 22 -18 20 -9C8 -13 -8 -12 -20 -6Z', color),
    seam('M-8 -13C-8 -20 -4 -25 0 -29M6 -14C7 -20 8 -25 8 -29M-8 -10L-3 18'),
  ],
  hard: (color: Color) => [
    piece('M-17 -8C-18 -23 -8 -29 2 -29C13 -29 18 -21 17.5 -11Z', color),
    piece('M-21 -6.6L22.4 -11.6Q25 -8.6 21 -7.8L-19 -3.2Q-22.6 -4 -21 -6.6Z', color),
    board([8, -25, 9, 8], 'whitecloth', 2.5),
  ],
  scarf: (color: Color) => [
    piece(
      'M-16 30C-24 6 -22 -27 2 -28C17 -28 21 -16 18 -6C15 -12 12 -17 6 -18C-2 -17 -7 -9 -7 0C-7 9 -2 17 6 21Q10 23 12 30Q-2 38 -16 30Z',
      color,
    ),
    seam('M-8 8C-6 18 0 24 8 26'),
  ],
};

const beards = {
  half: 'M-9 2C-7 8 -4 9 1 9C6 8 10 8 14.6 8.6C14.6 13 13 18 10 21C6 25.5 0 24 -4 20C-8 16 -9 10 -10 4Z',
  profile: 'M-8 2C-6 8 -2 9 4 8L15 8.5L16 11.5L15 14C15.2 18.5 13 24 7 24C0 24 -7 18 -9 8Z',
};

function features(skin: Skin, view: keyof typeof faces, beard: boolean, eyes = false): Ink {
  const shade: Color = `skin${skin}line`;
  if (view === 'profile') {
    return seam(`M8 -6.4L12 -7${beard ? '' : 'M10 13L14 12.4'}`, shade);
  }
  return [
    eyes ? seam('M4.6 -2v1M13.4 -2.2v1', 'onsignal', 2.6) : '',
    seam('M9.5 -4L13.2 4.6Q13 6.6 8.6 6.2M1.4 -5.6L6 -6.2M12.6 -6.4L15 -6.2', shade),
    beard
      ? seam('M5 13.2Q8 14.2 11 12.8', skinColor(skin))
      : seam('M5.6 12.4Q8 13.4 10.6 12.2', shade, 1.8),
  ];
}

const glass = (x: number, rx: number) =>
  `<ellipse cx="${x}" cy="-1.4" rx="${rx}" ry="4.6" class="s-onsignal" fill="none" stroke-width="1.9"/>`;

export function headOf(skin: Skin, head: Head): Ink {
  const { hair, hairColor = 'black', beard, hat, profile, glasses, headset, tilt = 0 } = head;
  const view = profile ? 'profile' : 'half';
  const [behind = '', over = ''] = hair ? hairs[hair] : [];
  const scarf = hat?.[0] === 'scarf';
  return moved(`rotate(${tilt} -3 20)`, [
    behind && joined(behind, hairColor),
    piece(faces[view], skinColor(skin)),
    beard ? piece(beards[view], beard) : '',
    features(skin, view, beard !== undefined, head.eyes),
    over && piece(over, hairColor),
    scarf || hair === 'bob' ? '' : oval([-7.6, 2.6], 3.6, 5, skinColor(skin)),
    glasses
      ? [glass(4.2, 4.6), glass(14, 3.6), seam('M8.8 -1.6H10.4M-.4 -1.6L-7 -.6', 'onsignal', 1.9)]
      : '',
    hat ? hats[hat[0]](hat[1]) : '',
    headset
      ? [
          shape('M-8 -1C-12 -14 -8 -24 1 -26', lined('ink', 3.4)),
          board([-12.5, -4, 9, 14], 'whitecloth', 4, 2.2),
          seam('M-8 9Q-4 16 7 14'),
        ]
      : '',
  ]);
}

import type { Point } from '@/lib/city/types';
import { places } from '../maps/plans';
import { box, type Color, disc, type Ink, moved, polar } from '../pens';
import { type Head, headOf, type Skin, skinColor } from './head';
import { capsule, joined, limb, piece, seam } from './pieces';

interface Hand {
  /** Degrees, 0 = to the right, clockwise; else as the forearm points. */
  turn?: number;
  /** -1 above, 1 below. */
  thumb?: -1 | 1;
}

interface Arm extends Hand {
  /** Shoulder, elbow and wrist, as 'x,y x,y x,y'. */
  at: string;
  /** Of its sleeve, where that is not the top's. */
  color?: Color;
  radii?: readonly number[];
  /** Behind the body. */
  far?: boolean;
  rolled?: boolean;
  /** Its hand is drawn with what it holds. */
  holds?: boolean;
  /** Where a vest of another color covers the shoulder. */
  seamed?: boolean;
}

export interface Figure {
  skin: Skin;
  head: Head;
  /** Half widths, and how far down the garment reaches. */
  build: { shoulder: number; waist: number; hip: number; hem: number };
  /** In place of the torso that `build` makes. */
  torso?: string;
  top: Color;
  pants?: Color;
  shoes?: Color;
  /** Hip, knee, ankle and foot, as 'x,y x,y x,y x,y'. */
  legs?: readonly string[];
  legWidths?: readonly number[];
  arms: readonly Arm[];
  /** A skirt or the like, over the legs. */
  skirt?: Ink;
  /** On the back, such as a box. */
  pack?: Ink;
  /** Over the torso: an open jacket, a vest, an apron, pockets. */
  over?: Ink;
  collar?: Ink;
  /** Under the near arm. */
  carried?: Ink;
  /** In front of all, with the hands that hold it. */
  held?: Ink;
  /** Degrees, 8 at most. */
  lean?: number;
  /** Of the head from its place over the shoulders. */
  headShift?: number;
  /** A child's head is larger. */
  headScale?: number;
}

export const slim = [9.6, 8, 6.4];
const usual = { arm: [10.5, 8.6, 7], leg: [15, 12, 9.6] };
export const heavy = { arm: [12.5, 10.5, 8], leg: [18, 14, 11] };

/** Of pants and shoes without a color of their own. */
export const dark = 'darkcloth';

const standing = ['9,-146 11,-80 13,-22 13,-4', '-9,-146 -10,-80 -13,-19 -13,0'];

/** Palm and thumb. `from` is where the forearm comes from. */
export function hand(from: Point, wrist: Point, skin: Skin, { turn, thumb = -1 }: Hand = {}): Ink {
  const way = turn ?? (Math.atan2(wrist[1] - from[1], wrist[0] - from[0]) * 180) / Math.PI;
  const at = (along: number, across: number): Point =>
    polar(polar(wrist, along, way), across, way + 90);
  const parts =
    capsule(at(1, 0), at(11, 0), 5.2, 4.6) +
    capsule(at(4, thumb * 2), at(9.5, thumb * 6.2), 2.6, 2.2);
  return joined(parts, skinColor(skin), 2.3);
}

export const shoe = ([x, y]: Point, color: Color): Ink =>
  moved(`translate(${x} ${y})`, [
    piece('M-9 -15L8 -15C10 -10 15 -8.6 21 -7.4C25 -6.6 27 -4 27 0L-10 0Q-11 -8 -9 -15Z', color),
    seam('M-10 -2.6H27'),
  ]);

const torsoOf = ({ shoulder, waist, hip, hem }: Figure['build']): string => {
  const s = shoulder;
  return `M-9 -252C-14 -246 ${10 - s} -244 ${4 - s} -240Q${-s} -237 ${-s} -227L${3 - s} -205C${-waist - 1} -192 ${-waist} -186 ${-waist} -176L${-hip} ${hem - 4}Q${-hip} ${hem} ${4 - hip} ${hem}L${hip - 4} ${hem}Q${hip} ${hem} ${hip} ${hem - 4}L${waist} -176C${waist} -186 ${waist + 1} -192 ${s - 3} -205L${s} -227Q${s} -237 ${s - 4} -240C${s - 10} -244 14 -246 9 -252Z`;
};

function armOf(arm: Arm, { skin, top }: Figure): Ink {
  const { at, color = top, radii = usual.arm, rolled, holds, seamed } = arm;
  const [shoulder, elbow, wrist] = places(at) as [Point, Point, Point];
  const palm = holds ? '' : hand(elbow, wrist, skin, arm);
  const inner: Point = [shoulder[0] + (shoulder[0] < 0 ? 6 : -6), shoulder[1] - 2];
  // So that sleeve and body are one garment.
  const shoulderPatch = seamed ? '' : disc(inner[0], inner[1], 8, { fill: color });
  if (!rolled) {
    return [palm, joined(limb([shoulder, elbow, wrist], radii), color), shoulderPatch];
  }
  const cuff: Point = [elbow[0] + (wrist[0] - elbow[0]) / 4, elbow[1] + (wrist[1] - elbow[1]) / 4];
  return [
    joined(capsule(elbow, wrist, 7, 5.2), skinColor(skin)),
    palm,
    joined(limb([shoulder, elbow, cuff], [10.8, 9.2, 8.8]), color),
    shoulderPatch,
  ];
}

function legOf(leg: string, { pants = dark, shoes = dark, legWidths = usual.leg }: Figure): Ink {
  const [hip, knee, ankle, foot] = places(leg) as [Point, Point, Point, Point];
  return [shoe(foot, shoes), joined(limb([hip, knee, ankle], legWidths), pants)];
}

/** Feet at 0,0. */
export function person(figure: Figure): Ink {
  const { skin, head, build, torso, arms, legs = standing, lean = 0, headShift = 0 } = figure;
  const { headScale = 1 } = figure;
  const drawArms = (far: boolean) =>
    arms.filter((arm) => Boolean(arm.far) === far).map((arm) => armOf(arm, figure));
  return [
    legs.map((leg) => legOf(leg, figure)),
    figure.skirt ?? '',
    moved(`rotate(${lean} 0 -146)`, [
      drawArms(true),
      figure.pack ?? '',
      piece(torso ?? torsoOf(build), figure.top),
      figure.over ?? '',
      joined(capsule([headShift - 2, -270], [headShift - 3, -244], 8, 9), skinColor(skin)),
      figure.collar ?? '',
      moved(
        `translate(${headShift + 2} ${-252 - 22 * headScale}) scale(${headScale})`,
        headOf(skin, head),
      ),
      figure.carried ?? '',
      drawArms(false),
      figure.held ?? '',
    ]),
  ];
}

/** Head and shoulders in one contour, nothing in the hands. */
export function bust(figure: Figure, eyes = false): Ink {
  const s = Math.max(figure.build.shoulder, 25) + 6;
  const { top, over = '' } = figure;
  const sleeves = figure.arms[0]?.color ?? top;
  return person({
    ...figure,
    head: { ...figure.head, profile: false, tilt: 4, eyes },
    torso: `M-9 -252C-14 -246 ${14 - s} -244 ${8 - s} -240Q${1 - s} -236 ${-s} -222L${-s - 2} -150H${s + 2}L${s} -222Q${s - 1} -236 ${s - 8} -240C${s - 14} -244 14 -246 9 -252Z`,
    top: sleeves,
    over: [
      sleeves === top ? '' : box(-12, -246, 24, 96, { fill: top }),
      seam(`M${8 - s} -150V-215q0 -6 2 -10M${s - 8} -150V-215q0 -6 -2 -10`),
      over,
    ],
    arms: [],
    legs: [],
    skirt: '',
    carried: '',
    held: '',
    lean: 0,
    headShift: 0,
  });
}

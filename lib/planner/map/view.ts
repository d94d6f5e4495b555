import type { Spot } from '../day/day';

/** How the ground lies in the map's box: pixels per meter, and the pixels of the ground's corner. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A size in pixels, or of the ground in meters. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the map's box in pixels. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The closest that the map is looked at: a pixel is half a meter. */
const closest = 2;

/** The pixels of a position on the ground. */
export const toPixels = ({ scale, x, y }: View, [east, south]: Spot): Spot => [
  x + east * scale,
  y + south * scale,
];

/** The position on the ground under some pixels. */
export const toGround = ({ scale, x, y }: View, [across, down]: Spot): Spot => [
  (across - x) / scale,
  (down - y) / scale,
];

/** The view moved by some pixels. */
export const movedBy = (view: View, across: number, down: number): View => ({
  ...view,
  x: view.x + across,
  y: view.y + down,
});

/** The view closer by a factor (farther below 1), while what lies under `at` stays there. */
export function zoomed(view: View, factor: number, at: Spot, farthest: number): View {
  const scale = Math.min(closest, Math.max(farthest, view.scale * factor));
  const share = scale / view.scale;
  return { scale, x: at[0] - (at[0] - view.x) * share, y: at[1] - (at[1] - view.y) * share };
}

/** The least square that holds some positions, as its two corners. Undefined without positions. */
export function extent(spots: Iterable<Spot>): readonly [Spot, Spot] | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of spots) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return left > right
    ? undefined
    : [
        [left, top],
        [right, bottom],
      ];
}

/** Pixels that stay free at each edge of the box. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The same padding at all edges. */
export const padded = (all: number): Padding => ({ top: all, right: all, bottom: all, left: all });

/** The view that shows all positions, as large as they go into the box within its padding. */
export function fitted(spots: Iterable<Spot>, box: Size, padding: Padding): View {
  const [[west, north], [east, south]] = extent(spots) ?? [
    [0, 0],
    [0, 0],
  ];
  const width = Math.max(1, box.width - padding.left - padding.right);
  const height = Math.max(1, box.height - padding.top - padding.bottom);
  // All in one place: a kilometer around it.
  const closeUp = Math.min(box.width, box.height) / 1000;
  const scale = Math.min(width / (east - west), height / (south - north), closeUp);
  return {
    scale,
    x: padding.left + width / 2 - ((west + east) / 2) * scale,
    y: padding.top + height / 2 - ((north + south) / 2) * scale,
  };
}

/** Slides the ground along one side so that it fills the box, or lies in its middle where it is smaller. */
const slid = (at: number, ground: number, box: number): number =>
  ground < box ? (box - ground) / 2 : Math.min(0, Math.max(box - ground, at));

/** The view slid so that no edge of the ground shows where the ground is large enough. */
export const covered = (view: View, ground: Size, box: Size): View => ({
  scale: view.scale,
  x: slid(view.x, ground.width * view.scale, box.width),
  y: slid(view.y, ground.height * view.scale, box.height),
});

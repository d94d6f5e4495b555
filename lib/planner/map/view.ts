import type { Spot } from '../day/day';

/** Pixels per meter, and the pixel position of the ground's corner. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** In pixels, or of the ground in meters. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels of the map. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** In pixels per meter. */
const closest = 2;

export const toPixels = ({ scale, x, y }: View, [east, south]: Spot): Spot => [
  x + east * scale,
  y + south * scale,
];

export const toGround = ({ scale, x, y }: View, [across, down]: Spot): Spot => [
  (across - x) / scale,
  (down - y) / scale,
];

export const movedBy = (view: View, across: number, down: number): View => ({
  ...view,
  x: view.x + across,
  y: view.y + down,
});

/** Scaled by a factor within limits, with the pixel `at` fixed. */
export function zoomed(view: View, factor: number, at: Spot, farthest: number): View {
  const scale = Math.min(closest, Math.max(farthest, view.scale * factor));
  const share = scale / view.scale;
  return { scale, x: at[0] - (at[0] - view.x) * share, y: at[1] - (at[1] - view.y) * share };
}

/** The bounding box as two corners; undefined without positions. */
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

/** In pixels. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const padded = (all: number): Padding => ({ top: all, right: all, bottom: all, left: all });

/** The largest view with all positions within the padding. */
export function fitted(spots: Iterable<Spot>, box: Size, padding: Padding): View {
  const [[west, north], [east, south]] = extent(spots) ?? [
    [0, 0],
    [0, 0],
  ];
  const width = Math.max(1, box.width - padding.left - padding.right);
  const height = Math.max(1, box.height - padding.top - padding.bottom);
  // All positions in one place: show a kilometer.
  const closeUp = Math.min(box.width, box.height) / 1000;
  const scale = Math.min(width / (east - west), height / (south - north), closeUp);
  return {
    scale,
    x: padding.left + width / 2 - ((west + east) / 2) * scale,
    y: padding.top + height / 2 - ((north + south) / 2) * scale,
  };
}

/** Slides the ground to fill the box; centers it where it is smaller. */
const slid = (at: number, ground: number, box: number): number =>
  ground < box ? (box - ground) / 2 : Math.min(0, Math.max(box - ground, at));

/** The view slid so that the ground fills the box where it can. */
export const covered = (view: View, ground: Size, box: Size): View => ({
  scale: view.scale,
  x: slid(view.x, ground.width * view.scale, box.width),
  y: slid(view.y, ground.height * view.scale, box.height),
});

/** The view in which the ground covers the box, its middle in that of the box. */
export function centered(ground: Size, box: Size): View {
  const scale = Math.max(box.width / ground.width, box.height / ground.height);
  const middle = (side: keyof Size) => (box[side] - ground[side] * scale) / 2;
  return { scale, x: middle('width'), y: middle('height') };
}

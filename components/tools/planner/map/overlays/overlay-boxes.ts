import type { Box, Size } from '@/lib/planner/map/view';

/** A map narrower than this is a phone's: smaller lines and discs, overlays at other places. */
export const phoneWidth = 640;

/** The overlays of a map that stands still, in pixels. The hint, which gives way, is not among them. */
export function overlaysOf({ width, height }: Size, isPlain: boolean): readonly Box[] {
  const small = width < phoneWidth;
  const notice = { left: small ? 12 : 24, top: small ? 64 : 84, width: 308, height: 32 };
  const fixed = small
    ? [
        { left: 12, top: 12, width: 200, height: 50 },
        { left: width - 152, top: 12, width: 140, height: 34 },
        { left: width - 150, top: height - 80, width: 138, height: 46 },
        // The drawer lies over the lowest part.
        { left: 0, top: height - 22, width, height: 22 },
      ]
    : [
        { left: 24, top: 24, width: 184, height: 50 },
        { left: width - 72, top: 24, width: 48, height: 142 },
        { left: width - 190, top: height - 56, width: 166, height: 32 },
      ];
  return isPlain ? [...fixed, notice] : fixed;
}

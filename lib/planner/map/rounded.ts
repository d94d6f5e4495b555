import type { Spot } from '../day/day';

const pathPoint = ([x, y]: Spot): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const far = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The position `reach` before a corner, at most half way to `other`. */
function before(corner: Spot, other: Spot, reach: number): Spot {
  const length = far(corner, other) || 1;
  const share = Math.min(reach, length / 2) / length;
  return [corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share];
}

/** In pixels: corners that add less are dropped. */
const bend = 0.03;

function corners(line: readonly Spot[]): Spot[] {
  const kept: Spot[] = [];
  line.forEach((spot, i) => {
    const [last, next] = [kept.at(-1), line[i + 1]];
    if (last && next && far(last, spot) + far(spot, next) - far(last, next) < bend) return;
    kept.push(spot);
  });
  return kept;
}

/** SVG path data in pixels, corners rounded by a radius. */
export const roundedPath = (all: readonly Spot[], radius: number): string =>
  corners(all)
    .map((corner, i, line) => {
      const [from, to] = [line[i - 1], line[i + 1]];
      if (!from) return `M${pathPoint(corner)}`;
      if (!to) return `L${pathPoint(corner)}`;
      const [enter, leave] = [before(corner, from, radius), before(corner, to, radius)];
      return `L${pathPoint(enter)}Q${pathPoint(corner)} ${pathPoint(leave)}`;
    })
    .join('');

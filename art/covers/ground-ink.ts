import type { Ink } from '../pens/shapes';
import type { Cover } from './cover';
import { groundSize } from './grounds/ground';
import { groundOf } from './grounds/trace';

const { width, height } = groundSize;

const way = (name: string, strokeWidth: number, data: string) =>
  `<path class="way ${name}" stroke-width="${strokeWidth}" d="${data}"/>`;

function layers(category: string): Ink {
  const ground = groundOf(category);
  const area = (name: string, data: string | undefined) =>
    data === undefined ? '' : `<path class="${name}" fill-rule="evenodd" d="${data}"/>`;
  return [
    area('g1', ground.blocks),
    area('g6', ground.parks),
    area('g5', ground.water),
    way('g2', 3.4, ground.minor),
    way('g3', 6, ground.major),
    way('g4', 9.6, ground.arterial),
  ];
}

/** Twice as high as the ground, whose mirror image fills the rest. */
const tilt = 'matrix(.866 .5 -.866 .5 0 0) scale(1.11)';

/** Where the ground meets its mirror image. */
const seam = 36;

export function groundInk(category: string, pose: Cover['pose']): Ink {
  const sheet = `<path class="g0" d="M0 0h${width}v${height}H0z"/>`;
  if (pose !== 'tilted') return [sheet, layers(category)];
  // Both reach a bit over the seam, so that no hairline shows between them.
  const half = `<clipPath id="half"><path d="M-99 ${seam - 0.5}h1500v900H-99z"/></clipPath>`;
  const map: Ink = ['<g id="map" clip-path="url(#half)">', layers(category), '</g>'];
  const mirrored = `<use href="#map" transform="matrix(1 0 0 -1 0 ${2 * seam})"/>`;
  return [sheet, `<g transform="${tilt}">`, half, map, mirrored, '</g>'];
}

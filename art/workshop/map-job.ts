import { mapSvg } from '../maps';
import { type CoverLook, coverMap } from '../pictures/blog/map-cover';
import { image, type Job } from './job';

export const mapJob = (
  name: string,
  look: CoverLook,
  size: { width: number; height: number },
  owner?: string,
): Job => ({
  file: image(name),
  draw: () => mapSvg(coverMap(look, size)),
  data: { ...look, ...size },
  ...(owner && { owner }),
});

import { mapSvg } from '../maps';
import { coverMap, type MapSource } from '../pictures/blog/map-cover';
import { image, type Job } from './job';

export const mapJob = (
  name: string,
  source: MapSource,
  size: { width: number; height: number },
  owner?: string,
): Job => ({
  file: image(name),
  draw: () => mapSvg(coverMap(source, size)),
  data: { ...source, ...size },
  ...(owner && { owner }),
});

import { mapSvg } from '../maps';
import { coverMap, type MapSource } from '../pictures/blog/map-cover';

type Drawn = string | Uint8Array;

export interface Job {
  /** From the root of the repository. */
  readonly file: string;
  readonly draw: () => Drawn | Promise<Drawn>;
  /** Plain JSON of the content: a build draws the file again where it has changed. */
  readonly data?: unknown;
  /** For the line that a build prints, as `the post 'rain-delays-on-delivery-routes'`. */
  readonly owner?: string;
}

export const image = (name: string): string => `public/images/${name}.svg`;

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

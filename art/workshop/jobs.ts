import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type MapSpec, mapSvg } from '../maps/map';
import { type Drawing, drawingSvg } from '../pens/drawing';
import { contentJobs } from './content-jobs';
import { image, type Job } from './job';

/** A map of the city, or a drawing of shapes and words. */
type Picture = MapSpec | Drawing;

/** A module in art/pictures: the pictures of a family of pages, by name, in as many parts as it likes. */
type Family = Readonly<Record<string, Readonly<Record<string, Picture>>>>;

const families = join(import.meta.dirname, '..', 'pictures');

const svgOf = (picture: Picture): string =>
  'plan' in picture ? mapSvg(picture) : drawingSvg(picture);

/** The pictures that families of pages draw by name. */
async function familyJobs(): Promise<readonly Job[]> {
  const modules: readonly Family[] = await Promise.all(
    readdirSync(families).map((family) => import(join(families, family, 'index.ts'))),
  );
  return modules
    .flatMap((family) => Object.values(family).flatMap((part) => Object.entries(part)))
    .map(([name, picture]) => ({ file: image(name), draw: () => svgOf(picture) }));
}

/** Every file that is drawn; where a family draws a picture that content asks for, that one counts. */
export async function allJobs(): Promise<readonly Job[]> {
  const ofFamilies = await familyJobs();
  const byName = new Set(ofFamilies.map(({ file }) => file));
  return [...ofFamilies, ...contentJobs().filter(({ file }) => !byName.has(file))];
}

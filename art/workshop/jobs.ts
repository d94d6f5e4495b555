import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type MapSpec, mapSvg } from '../maps';
import { type Drawing, drawingSvg } from '../pens';
import { contentJobs } from './content-jobs';
import { image, type Job } from './job';

/** A map of the city, or a drawing of shapes and words. */
type Picture = MapSpec | Drawing;

/** A module in art/pictures, with the pictures that it draws by name. */
type Drawn = { readonly pictures?: Readonly<Record<string, Picture>> };

const folder = join(import.meta.dirname, '..', 'pictures');

const svgOf = (picture: Picture): string =>
  'plan' in picture ? mapSvg(picture) : drawingSvg(picture);

/** The pictures that families of pages draw by name. */
async function familyJobs(): Promise<readonly Job[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules: readonly Drawn[] = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.startsWith('blog/covers/'))
      .map((file) => import(join(folder, file))),
  );
  return modules
    .flatMap(({ pictures = {} }) => Object.entries(pictures))
    .map(([name, picture]) => ({ file: image(name), draw: () => svgOf(picture) }));
}

/** Every file that is drawn; where a family draws a picture that content asks for, that one counts. */
export async function allJobs(): Promise<readonly Job[]> {
  const ofFamilies = await familyJobs();
  const byName = new Set(ofFamilies.map(({ file }) => file));
  return [...ofFamilies, ...contentJobs().filter(({ file }) => !byName.has(file))];
}

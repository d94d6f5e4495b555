import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type MapSpec, mapSvg } from '../maps';
import { type Drawing, drawingSvg } from '../pens';
import { contentJobs } from './content-jobs';
import { image, type Job } from './job';

type Picture = MapSpec | Drawing;

type Drawn = { readonly pictures?: Readonly<Record<string, Picture>> };

const folder = join(import.meta.dirname, '..', 'pictures');

const svgOf = (picture: Picture): string =>
  'plan' in picture ? mapSvg(picture) : drawingSvg(picture);

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

/** A picture of a family wins over one that content asks for. */
export async function allJobs(): Promise<readonly Job[]> {
  const ofFamilies = await familyJobs();
  const byName = new Set(ofFamilies.map(({ file }) => file));
  return [...ofFamilies, ...contentJobs().filter(({ file }) => !byName.has(file))];
}

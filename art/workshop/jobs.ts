import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type MapSpec, mapSvg } from '../maps';
import { type Drawing, drawingSvg } from '../pens';
import { integrationRails, railFiles } from '../pictures/integrations/integration-rails';
import { appIcon, siteIcon } from '../programs/icons';
import { homeMapModule, plannerFigures, plannerTownModule } from '../programs/modules';
import { mapColorsCss, paletteCss } from '../programs/style-sheets';
import { contentJobs } from './content-jobs';
import { image, type Job } from './job';

const rails = Object.keys(railFiles) as (keyof typeof railFiles)[];

const fixedJobs: readonly Job[] = [
  { file: 'public/favicon.ico', draw: () => appIcon('ico', 48, 0.04) },
  { file: 'public/app-icons/apple-180.png', draw: () => appIcon('png', 180, 0.08) },
  { file: 'public/app-icons/any-192.png', draw: () => appIcon('png', 192, 0.04) },
  { file: 'public/app-icons/any-512.png', draw: () => appIcon('png', 512, 0.04) },
  // Devices cut it to a circle: the middle four fifths are safe.
  { file: 'public/app-icons/maskable-512.png', draw: () => appIcon('png', 512, 0.2) },
  ...rails.map((cut) => ({
    file: `public/integration-rails/${cut}`,
    draw: () => integrationRails(cut),
  })),
  { file: 'lib/planner/town/files/days.ts', draw: () => plannerTownModule('days') },
  { file: 'lib/planner/town/files/home.ts', draw: () => plannerTownModule('home') },
  { file: 'lib/planner/town/files/figures.ts', draw: plannerFigures },
  { file: 'lib/picture/home-map.ts', draw: homeMapModule },
  { file: 'app/icon.svg', draw: siteIcon },
  { file: 'app/styles/palette.css', draw: paletteCss },
  { file: 'components/tools/planner/map/draw/map-colors.css', draw: mapColorsCss },
];

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
  const ofContent = contentJobs().filter(({ file }) => !byName.has(file));
  return [...ofFamilies, ...ofContent, ...fixedJobs];
}

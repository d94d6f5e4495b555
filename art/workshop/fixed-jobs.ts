import { railFiles } from '../pictures/integrations/integration-cuts';
import { integrationRails } from '../pictures/integrations/integration-rails';
import { appIcon, siteIcon } from '../programs/app-icon';
import { homeMapModule } from '../programs/home-map';
import { mapColorsCss, paletteCss } from '../programs/palette-css';
import { plannerFigures } from '../programs/planner-figures';
import { plannerTownModule } from '../programs/planner-town';
import type { Job } from './job';

const rails = Object.keys(railFiles) as (keyof typeof railFiles)[];

export const fixedJobs: readonly Job[] = [
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

import type { Job } from './job';

/*
 * Files that are drawn from data which no content holds.
 */

const icon = (file: string, format: 'png' | 'ico', edge: number, air: number): Job => ({
  file: `public/${file}`,
  program: 'programs/app-icon',
  data: { format, edge, air },
});

const iconJobs: readonly Job[] = [
  icon('favicon.ico', 'ico', 48, 0.04),
  icon('app-icons/apple-180.png', 'png', 180, 0.08),
  icon('app-icons/any-192.png', 'png', 192, 0.04),
  icon('app-icons/any-512.png', 'png', 512, 0.04),
  // Cut to a circle or a squircle by the device: the middle four fifths are safe.
  icon('app-icons/maskable-512.png', 'png', 512, 0.2),
];

const railJobs: readonly Job[] = ['wide.svg', 'phone.svg'].map((cut) => ({
  file: `public/integration-rails/${cut}`,
  program: 'programs/rails',
  data: { cut },
}));

const townJobs: readonly Job[] = (['days', 'home'] as const).map((town) => ({
  file: `lib/planner/town/files/${town}.ts`,
  program: 'programs/planner-town',
  data: { town },
}));

/** Icons, rails, the planner's towns, and what there is one of. */
export const fixedJobs: readonly Job[] = [
  ...iconJobs,
  ...railJobs,
  ...townJobs,
  { file: 'lib/planner/town/files/figures.ts', program: 'programs/planner-figures', data: {} },
  { file: 'lib/picture/home-map.ts', program: 'programs/home-map', data: {} },
  { file: 'app/icon.svg', program: 'programs/site-icon', data: {} },
  { file: 'app/styles/palette.css', program: 'programs/palette-css', data: {} },
  {
    file: 'components/tools/planner/map/draw/map-colors.css',
    program: 'programs/map-colors-css',
    data: {},
  },
];

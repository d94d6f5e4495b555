import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { groundPlans } from './covers/grounds/specs';
import { groundsText } from './covers/grounds/text';
import { traceGround } from './covers/grounds/trace';

// `npm run art:grounds`: computes the towns under the covers and writes them down, so that no cover
// computes one. `npm run art` then draws the covers again.
const grounds = Object.fromEntries(
  Object.entries(groundPlans).map(([name, plan]) => [name, traceGround(plan)]),
);
writeFileSync(resolve('art', 'covers', 'grounds', 'drawn.ts'), groundsText(grounds));

import * as analyticsPaths from '@/content/api/analytics-paths';
import * as answers from '@/content/api/answers';
import { apiDocument } from '@/content/api/document';
import * as driverPaths from '@/content/api/driver-paths';
import * as page from '@/content/api/page';
import * as placeSchemas from '@/content/api/place-schemas';
import * as resultSchemas from '@/content/api/result-schemas';
import * as routePaths from '@/content/api/route-paths';
import * as vehiclePaths from '@/content/api/vehicle-paths';
import * as vehicleSchemas from '@/content/api/vehicle-schemas';
import type { ContentModule } from './checks';

const { info, tags, servers, 'x-rate-limits': rateLimits } = apiDocument;

/** The files of the API's documentation. */
export const apiModules: readonly ContentModule[] = [
  // Its own words alone: paths and schemas stand in files of their own.
  { file: 'content/api/document.ts', data: { info, tags, servers, rateLimits } },
  { file: 'content/api/analytics-paths.ts', data: analyticsPaths },
  { file: 'content/api/answers.ts', data: answers },
  { file: 'content/api/driver-paths.ts', data: driverPaths },
  { file: 'content/api/page.ts', data: page },
  { file: 'content/api/place-schemas.ts', data: placeSchemas },
  { file: 'content/api/result-schemas.ts', data: resultSchemas },
  { file: 'content/api/route-paths.ts', data: routePaths },
  { file: 'content/api/vehicle-paths.ts', data: vehiclePaths },
  { file: 'content/api/vehicle-schemas.ts', data: vehicleSchemas },
];

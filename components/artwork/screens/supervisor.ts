import type { Sheet } from '../draw/sheet';
import { supervisorDisc } from './supervisor-disc';
import { supervisorHero } from './supervisor-hero';
import { supervisorPhones } from './supervisor-phones';
import { supervisorPocket } from './supervisor-pocket';
import { supervisorYard } from './supervisor-yard';

/** Pictures of the supervisor app's page. */
export const supervisorSheets = {
  ...supervisorHero,
  ...supervisorPocket,
  ...supervisorPhones,
  ...supervisorYard,
  ...supervisorDisc,
} as const satisfies Record<string, Sheet>;

import type { Sheet } from '@/art/pens/sheet';
import { supervisorDisc } from './disc';
import { supervisorHero } from './hero';
import { supervisorPhones } from './phones';
import { supervisorPocket } from './pocket';
import { supervisorYard } from './yard';

/** Pictures of the supervisor app's page. */
export const supervisorSheets = {
  ...supervisorHero,
  ...supervisorPocket,
  ...supervisorPhones,
  ...supervisorYard,
  ...supervisorDisc,
} as const satisfies Record<string, Sheet>;

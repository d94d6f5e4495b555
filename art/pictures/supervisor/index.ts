import type { Picture } from '@/art/workshop/picture';
import { supervisorDisc } from './disc';
import { supervisorHero } from './hero';
import { supervisorPhones } from './phones';
import { supervisorPocket } from './pocket';
import { supervisorYard } from './yard';

/** Pictures of the supervisor app's page. */
export const pictures = {
  ...supervisorHero,
  ...supervisorPocket,
  ...supervisorPhones,
  ...supervisorYard,
  ...supervisorDisc,
} as const satisfies Record<string, Picture>;

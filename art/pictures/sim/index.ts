import type { Picture } from '@/art/workshop/picture';
import { simCardSheets } from './cards';
import { simConsentSheets } from './consent';
import { simDoubtSheets } from './doubt';
import { simMapSheets } from './maps';
import { simPhoneSheets } from './phones';
import { simStringSheets } from './strings';
import { simTowerSheets } from './towers';

/** What the SIM-tracking page shows, maps and all. */
export const pictures = {
  ...simCardSheets,
  ...simConsentSheets,
  ...simDoubtSheets,
  ...simMapSheets,
  ...simPhoneSheets,
  ...simStringSheets,
  ...simTowerSheets,
} as const satisfies Record<string, Picture>;

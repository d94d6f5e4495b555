import type { Sheet } from '../draw/sheet';
import { simCardSheets } from './sim-cards';
import { simConsentSheets } from './sim-consent';
import { simDoubtSheets } from './sim-doubt';
import { simMapSheets } from './sim-maps';
import { simPhoneSheets } from './sim-phones';
import { simStringSheets } from './sim-strings';
import { simTowerSheets } from './sim-towers';

/** What the SIM-tracking page shows, maps and all. */
export const simSheets = {
  ...simCardSheets,
  ...simConsentSheets,
  ...simDoubtSheets,
  ...simMapSheets,
  ...simPhoneSheets,
  ...simStringSheets,
  ...simTowerSheets,
} as const satisfies Record<string, Sheet>;

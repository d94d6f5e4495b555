import type { Picture } from '@/art/workshop/picture';
import { simCardDrawings } from './cards';
import { simConsentDrawings } from './consent';
import { simDoubtDrawings } from './doubt';
import { simMapDrawings } from './maps';
import { simPhoneDrawings } from './phones';
import { simStringDrawings } from './strings';
import { simTowerDrawings } from './towers';

/** What the SIM-tracking page shows, maps and all. */
export const pictures = {
  ...simCardDrawings,
  ...simConsentDrawings,
  ...simDoubtDrawings,
  ...simMapDrawings,
  ...simPhoneDrawings,
  ...simStringDrawings,
  ...simTowerDrawings,
} as const satisfies Record<string, Picture>;

/** What the SIM-tracking page shows, maps and all. */
export { simCardDrawings } from './cards';
export { simConsentDrawings } from './consent';
export { simDoubtDrawings } from './doubt';
export { simMapDrawings } from './maps';
export { simPhoneDrawings } from './phones';
export { simStringDrawings } from './strings';
export { simTowerDrawings } from './towers';

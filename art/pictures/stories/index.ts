/** Three stories on their deep grounds: minutes, stops and slips. */
export { storiesMaps } from './city-maps';
export { storiesRetail } from './retail';
export { storiesRoster } from './roster';
export { storiesSolar } from './solar';

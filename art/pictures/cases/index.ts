/** The thing that each case study turned on: a field, a bus, a load. */

export { casesMaps } from './city-maps';
export { caseCoverMaps } from './covers';
export { casesRetail } from './retail';
export { casesRoster } from './roster';
export { casesSolar } from './solar';

export { driverDay } from './day';
export { driverFirstDay } from './first-day';
export { driverHero } from './hero';
export { driverHighlights } from './highlights';
export { driverLanguages } from './languages';
export { driverRoad } from './road';

export { groundMaps } from './ground';
export { industryMaps } from './industry-maps';
export { industryTiles } from './industry-tiles';
export { weatherMaps } from './weather';

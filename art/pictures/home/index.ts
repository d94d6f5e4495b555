export { groundMaps } from './ground';
export { industryMaps } from './industry-maps';
export { industryTiles } from './industry-tiles';
export { servicePictures } from './services';
export { weatherMaps } from './weather';

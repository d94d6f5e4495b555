export * from './map';
export * from './palette';
export * from './plans';
export * from './scene';
export * from './subjects';
export * from './svg-path';

export { blend, cardboard } from './colors';
export * from './cover';
export * from './shapes';
export * from './tilt';

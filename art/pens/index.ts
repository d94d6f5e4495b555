export * from './bars';
export { beat } from './beat';
export * from './card';
export type { Color } from './colors';
export * from './drawing';
export * from './icon';
export * from './letters';
export * from './phone';
export * from './route';

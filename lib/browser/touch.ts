import { matches } from './media';

/** Whether the primary pointer is a finger. */
export const isTouch = (): boolean => matches('(pointer: coarse)');

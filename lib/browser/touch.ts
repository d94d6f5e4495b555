import { matches } from './media';

/** Whether the page is touched and not clicked, for words and focus. */
export const isTouch = (): boolean => matches('(pointer: coarse)');

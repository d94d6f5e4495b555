/** Whether the page is touched and not clicked, for words and focus. */
export const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/**
 * How much of an article has been read, in whole percent from 0 to 100: 0 while its top is in view,
 * 100 as soon as its end is. Distances in pixels, `top` from the window's top.
 */
export function readShare({
  top,
  height,
  windowHeight,
}: Readonly<Record<'top' | 'height' | 'windowHeight', number>>): number {
  const way = height - windowHeight;
  const share = way > 0 ? (-top / way) * 100 : 100;
  return Math.round(Math.min(100, Math.max(0, share)));
}

/** Percent of an article that has been read. Distances in pixels, `top` from the window's top. */
export function readShare({
  top,
  height,
  windowHeight,
}: Readonly<Record<'top' | 'height' | 'windowHeight', number>>): number {
  const way = height - windowHeight;
  const share = way > 0 ? (-top / way) * 100 : 100;
  return Math.round(Math.min(100, Math.max(0, share)));
}

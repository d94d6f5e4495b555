interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where an arrow key leads on the map: along a line, or to the nearest stop of the next one; else -1. */
export function stopTowards(key: string, stops: readonly Point[], at: number): number {
  const from = stops[at];
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (!from || !step) return -1;
  const along = key === 'ArrowRight' || key === 'ArrowLeft';
  /** How far a stop lies the way of the key, and how far beside it; lines lie a few pixels apart at least. */
  const way = ({ x, y }: Point) => {
    const [right, down] = [x - from.x, y - from.y];
    return along
      ? { ahead: right * step, beside: Math.abs(down) }
      : { ahead: down * step, beside: Math.abs(right) };
  };
  const near = stops
    .map((stop, index) => ({ index, ...way(stop) }))
    .filter(({ ahead, beside }) => ahead > 2 && (!along || beside < 2))
    .sort((a, b) => a.ahead - b.ahead || a.beside - b.beside);
  // Every line comes from the first stop.
  const first = key === 'ArrowLeft' && (stops[0]?.x ?? from.x) < from.x - 2 ? 0 : -1;
  return near[0]?.index ?? first;
}

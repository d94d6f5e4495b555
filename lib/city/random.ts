/** A seeded generator of numbers in [0, 1), after mulberry32. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(seed: number, x: number, y: number): number {
  let mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 982451653);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1; `scale` is the size of one swell in map units. */
export function smoothNoise(seed: number, x: number, y: number, scale: number): number {
  const u = x / scale;
  const v = y / scale;
  const left = Math.floor(u);
  const top = Math.floor(v);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const across = ease(u - left);
  const down = ease(v - top);
  const upper = lattice(seed, left, top) * (1 - across) + lattice(seed, left + 1, top) * across;
  const lower =
    lattice(seed, left, top + 1) * (1 - across) + lattice(seed, left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

/** Fisher–Yates. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}

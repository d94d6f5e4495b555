/** A round trip over the nodes 0 to n - 1 as an array. Its changes are on record and can be undone. */
export function createArrayTour(n: number, symmetric: boolean) {
  const nodes = Int32Array.from({ length: n }, (_, i) => i);
  /** By node: its place in `nodes`. */
  const position = nodes.slice();
  const changes: number[] = [];

  const flip = (from: number, count: number) => {
    let i = from;
    let j = (from + count - 1) % n;
    for (let swaps = count >> 1; swaps > 0; swaps--) {
      const a = nodes[i];
      const b = nodes[j];
      nodes[i] = b;
      position[b] = i;
      nodes[j] = a;
      position[a] = j;
      i = i + 1 === n ? 0 : i + 1;
      j = j === 0 ? n - 1 : j - 1;
    }
  };

  return {
    nodes,
    position,

    next(node: number): number {
      const at = position[node] + 1;
      return nodes[at === n ? 0 : at];
    },

    /** Turns a stretch around, or the rest of the tour where direction does not matter and that is shorter. */
    reverse(first: number, last: number) {
      let from = position[first];
      let count = position[last] - from + 1;
      if (count <= 0) count += n;
      if (symmetric && 2 * count > n) {
        from = (from + count) % n;
        count = n - count;
      }
      flip(from, count);
      changes.push(from, count);
    },

    set(order: ArrayLike<number>) {
      nodes.set(order);
      for (let i = 0; i < n; i++) position[nodes[i]] = i;
    },

    /** From here on changes can be undone. */
    mark() {
      changes.length = 0;
    },

    undo() {
      for (let i = changes.length - 2; i >= 0; i -= 2) {
        flip(changes[i], changes[i + 1]);
      }
    },
  };
}

export type ArrayTour = ReturnType<typeof createArrayTour>;

/** A binary min-heap of ids; clearing it keeps its memory. */
export class Heap {
  private readonly ids: number[] = [];
  private readonly costs: number[] = [];
  private size = 0;

  clear(): void {
    this.size = 0;
  }

  push(id: number, cost: number): void {
    const { ids, costs } = this;
    let i = this.size++;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      const above = costs[parent] as number;
      if (above <= cost) break;
      ids[i] = ids[parent] as number;
      costs[i] = above;
      i = parent;
    }
    ids[i] = id;
    costs[i] = cost;
  }

  /** The cheapest id; -1 when empty. */
  pop(): number {
    const { ids, costs } = this;
    if (this.size === 0) return -1;
    const top = ids[0] as number;
    const size = --this.size;
    const id = ids[size] as number;
    const cost = costs[size] as number;
    let i = 0;
    for (let child = 1; child < size; child = 2 * i + 1) {
      if (child + 1 < size && (costs[child + 1] as number) < (costs[child] as number)) child++;
      if ((costs[child] as number) >= cost) break;
      ids[i] = ids[child] as number;
      costs[i] = costs[child] as number;
      i = child;
    }
    ids[i] = id;
    costs[i] = cost;
    return top;
  }
}

/** A binary heap of numbers (ids) that hands out the id with the lowest cost first. */
export class Heap {
  private readonly ids: number[] = [];
  private readonly costs: number[] = [];

  push(id: number, cost: number): void {
    let i = this.ids.length;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      const above = this.costs[parent] as number;
      if (above <= cost) break;
      this.ids[i] = this.ids[parent] as number;
      this.costs[i] = above;
      i = parent;
    }
    this.ids[i] = id;
    this.costs[i] = cost;
  }

  pop(): number | undefined {
    const top = this.ids[0];
    const lastId = this.ids.pop();
    const lastCost = this.costs.pop();
    if (top === undefined || lastId === undefined || lastCost === undefined) return undefined;
    const size = this.ids.length;
    if (size === 0) return top;
    let i = 0;
    for (let child = 1; child < size; child = 2 * i + 1) {
      if (child + 1 < size && (this.costs[child + 1] as number) < (this.costs[child] as number)) {
        child++;
      }
      if ((this.costs[child] as number) >= lastCost) break;
      this.ids[i] = this.ids[child] as number;
      this.costs[i] = this.costs[child] as number;
      i = child;
    }
    this.ids[i] = lastId;
    this.costs[i] = lastCost;
    return top;
  }
}

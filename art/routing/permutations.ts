/** The first `limit` orders of 0 … count − 1, natural order first. Always the same sequence. */
export function permutations(count: number, limit: number): number[][] {
  const orders: number[][] = [];
  const extend = (order: number[]) => {
    if (orders.length >= limit) return;
    if (order.length === count) {
      orders.push(order);
      return;
    }
    for (let i = 0; i < count; i++) if (!order.includes(i)) extend([...order, i]);
  };
  extend([]);
  return orders;
}

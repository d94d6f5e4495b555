import { describe, expect, it } from 'vitest';
import { planOffers } from '@/lib/content/offers';

describe('planOffers', () => {
  it('lists each price of the fares under its billing, and none for a price that is agreed', () => {
    expect(planOffers).toEqual([
      { name: 'Base, annual billing', price: 12 },
      { name: 'Base, monthly billing', price: 10 },
      { name: 'Standard, annual billing', price: 15 },
      { name: 'Standard, monthly billing', price: 12 },
    ]);
  });
});

import { expect, test } from 'vitest';
import { planOffers } from '@/lib/content/offers';
import { sampleEntries } from '@/lib/content/samples';

test('offers list each price of the fares under its billing, and none that is agreed', () => {
  expect(planOffers).toEqual([
    { name: 'Base, annual billing', price: 12 },
    { name: 'Base, monthly billing', price: 10 },
    { name: 'Standard, annual billing', price: 15 },
    { name: 'Standard, monthly billing', price: 12 },
  ]);
});

test('each sample of the content is named once', () => {
  const entries = sampleEntries().map(({ kind, name }) => `${kind}: ${name}`);
  expect(new Set(entries).size).toBe(entries.length);
  for (const { name } of sampleEntries()) expect(name.trim()).not.toBe('');
});

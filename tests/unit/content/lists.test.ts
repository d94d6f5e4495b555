import { expect, test } from 'vitest';
import type { Plan } from '@/content/plans';
import { offersOf, productOffers } from '@/lib/content/offers';
import { sampleEntries } from '@/lib/content/samples';

test('offers list each price of the fares under its billing, and none that is agreed', () => {
  const fare = { id: 'a', description: '', highlight: null, features: [] } as const;
  const fares: Plan[] = [
    {
      ...fare,
      title: 'Small',
      price: { kind: 'per-user', annual: 3, monthly: 4 },
      buttonText: 'Try for Free',
    },
    { ...fare, title: 'Free', price: { kind: 'flat', amount: 0 }, buttonText: 'Try for Free' },
    {
      ...fare,
      title: 'Huge',
      price: { kind: 'agreed', label: 'Contact Us', href: '/contact' },
      buttonText: 'Try for Free',
    },
  ];
  expect(offersOf(fares)).toEqual([
    { name: 'Small, annual billing', price: 3 },
    { name: 'Small, monthly billing', price: 4 },
    { name: 'Free', price: 0 },
  ]);
});

test('a product is offered with the plans that hold it', () => {
  const offered = (product: string) => productOffers(product).map(({ name }) => name);
  expect(offered('Supervisor app')).toEqual([
    'Standard, annual billing',
    'Standard, monthly billing',
  ]);
  expect(offered('Driver mobile app')).toHaveLength(4);
  expect(offered('Delivery management')).toHaveLength(4);
});

test('each sample of the content is named once', () => {
  const entries = sampleEntries().map(({ kind, name }) => `${kind}: ${name}`);
  expect(new Set(entries).size).toBe(entries.length);
  for (const { name } of sampleEntries()) expect(name.trim()).not.toBe('');
});

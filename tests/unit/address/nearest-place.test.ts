import { expect, it } from 'vitest';
import { nearestPlace } from '@/lib/address/nearest-place';

const places = [
  '/route-optimization',
  '/pricing',
  '/blog',
  '/contact',
  '/use-cases/retail',
  '/use-cases/couriers',
].map((href) => ({ href, label: href.slice(1) }));

it.each([
  ['/route-optimisation', '/route-optimization'],
  ['/route-optimizations/', '/route-optimization'],
  ['/Pricing.html', '/pricing'],
  ['/prcng', '/pricing'],
  ['/blgo', '/blog'],
  ['/blogs', '/blog'],
  ['/contct', '/contact'],
  ['/use-cases/courier', '/use-cases/couriers'],
  // Four edits, no letters in common, and a name that is all edits.
  ['/route-optimi', undefined],
  ['/nowhere', undefined],
  ['/foo', undefined],
  ['/', undefined],
  [`/${'a'.repeat(5000)}`, undefined],
])('%s was meant for %s', (address, href) => {
  expect(nearestPlace(address, places)?.href).toBe(href);
});

it('takes the nearer of two, and the first of two that are as near', () => {
  const near = ['/terms', '/team', '/terns'].map((href) => ({ href, label: '' }));
  expect(nearestPlace('/tern', near)?.href).toBe('/terns');
  expect(nearestPlace('/terks', near)?.href).toBe('/terms');
});

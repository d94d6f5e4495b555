import { expect, it } from 'vitest';
import { nearestPlace } from '@/lib/address/nearest-place';

const places = ['/route-optimization', '/pricing', '/blog', '/terms', '/team', '/terns'].map(
  (href) => ({ href, label: href.slice(1) }),
);

it.each([
  ['/route-optimisation', '/route-optimization'],
  ['/route-optimizations/', '/route-optimization'],
  ['/Pricing.html', '/pricing'],
  ['/prcng', '/pricing'],
  ['/blgo', '/blog'],
  // The nearer of two, and the first of two that are as near.
  ['/tern', '/terns'],
  ['/terks', '/terms'],
  // Four edits, no letters in common, and a name that is all edits.
  ['/route-optimi', undefined],
  ['/nowhere', undefined],
  ['/foo', undefined],
  ['/', undefined],
  [`/${'a'.repeat(5000)}`, undefined],
])('%s was meant for %s', (address, href) => {
  expect(nearestPlace(address, places)?.href).toBe(href);
});

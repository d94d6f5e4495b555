import { expect, it } from 'vitest';
import { mapLink } from '@/lib/planner/export/map-link';
import { at, onGround } from '@/tests/support/planner-day';

it.each([
  [34.0522342, -118.2436849, '34.05223, -118.24368'],
  [51.5, -0.1, '51.50000, -0.10000'],
  [-0.000001, 0, '0.00000, 0.00000'],
  [-90, 180, '-90.00000, 180.00000'],
])('tells %f, %f for typing and as a link', (latitude, longitude, coordinates) => {
  const link = mapLink(onGround(latitude, longitude));
  expect(link?.coordinates).toBe(coordinates);
  const { protocol, searchParams } = new URL(link?.href ?? '');
  expect(protocol).toBe('https:');
  expect(searchParams.get('query')).toBe(coordinates.replace(' ', ''));
});

it('has none for a corner of the drawn town', () => {
  expect(mapLink(at(7))).toBeUndefined();
});

import { expect, it } from 'vitest';
import { countCrossings } from '@/lib/routing/crossings';
import { mapSvg, sceneOf } from '../../maps/map';
import { coverMap } from '../../pictures/blog/map-cover';

const looks = [
  { slug: 'rain-delays-on-delivery-routes', thread: 'teal', ground: 'tint' },
  { slug: '', thread: 'plum', ground: 'deep' },
  { slug: 'ein-sehr-langer-titel-'.repeat(20), thread: 'ochre', ground: 'night' },
] as const;

it.each(looks)('a map from "$slug" has routes in its frame that never touch', (look) => {
  const spec = coverMap(look);
  const lines = sceneOf(spec)?.routes.map(({ points }) => points) ?? [];
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(countCrossings(lines)).toBe(0);
  for (const [x, y] of lines.flat()) {
    expect(Math.min(x, y, spec.plan.width - x, spec.plan.height - y)).toBeGreaterThan(8);
  }
});

it('a map differs by its slug alone, and is the same whenever it is drawn', () => {
  const map = (slug: string) => mapSvg(coverMap({ ...looks[0], slug }));
  expect(map('visits-per-day')).not.toBe(map('what-idling-costs'));
  expect(map('visits-per-day')).toBe(map('visits-per-day'));
});

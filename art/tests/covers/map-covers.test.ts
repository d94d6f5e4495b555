import { describe, expect, it } from 'vitest';
import { countCrossings } from '@/lib/routing/crossings';
import { mapSvg, sceneOf } from '../../maps/map';
import { coverMap } from '../../pictures/blog/map-cover';

const looks = [
  { slug: 'how-long-a-stop-takes', thread: 'teal', ground: 'deep' },
  { slug: 'rain-delays-on-delivery-routes', thread: 'teal', ground: 'tint' },
  { slug: 'the-dinner-rush', thread: 'cobalt', ground: 'night' },
  { slug: '', thread: 'plum', ground: 'deep' },
  { slug: 'ein-sehr-langer-titel-'.repeat(20), thread: 'ochre', ground: 'tint' },
] as const;

describe.each(looks)('cover of "$slug"', (look) => {
  const spec = coverMap(look);
  const scene = sceneOf(spec);

  it('has two to four routes that never touch', () => {
    expect(scene?.routes.length).toBeGreaterThanOrEqual(2);
    expect(scene?.routes.length).toBeLessThanOrEqual(4);
    expect(countCrossings(scene?.routes.map(({ points }) => points) ?? [])).toBe(0);
  });

  it('keeps its routes inside the frame', () => {
    for (const [x, y] of scene?.routes.flatMap(({ points }) => points) ?? []) {
      expect(x).toBeGreaterThan(8);
      expect(y).toBeGreaterThan(8);
      expect(x).toBeLessThan(spec.plan.width - 8);
      expect(y).toBeLessThan(spec.plan.height - 8);
    }
  });

  it('is drawn the same again', () => {
    expect(mapSvg(coverMap(look))).toBe(mapSvg(spec));
  });
});

it('differs by its slug alone', () => {
  const cover = (slug: string) => mapSvg(coverMap({ ...looks[0], slug }));
  expect(cover('visits-per-day')).not.toBe(cover('what-idling-costs'));
});

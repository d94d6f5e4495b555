import { expect, it } from 'vitest';
import { mapLink, routeLinks } from '@/lib/planner/export/map-link';
import { at, dayOf, dayWith, onGround, stopAt } from '@/tests/support/planner-day';

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
  const point = coordinates.replace(' ', '');
  expect(searchParams.get('query')).toBe(point);
  const [google, ...others] = link?.apps ?? [];
  expect(google).toEqual(['Google', link?.href]);
  expect(others.map(([app, to]) => [app, new URL(to).searchParams.get('ll')])).toEqual([
    ['Apple', point],
    ['Waze', point],
  ]);
});

const route = (stops: number, returns: boolean) => {
  const { day } = dayOf(stops);
  const sequence = day.stops.map(({ id }) => id);
  return routeLinks({ ...day, rules: { ...day.rules, returns } }, sequence);
};

it.each([
  [1, false, ['1 to 1']],
  [9, false, ['1 to 9']],
  [10, false, ['1 to 9', '10 to 10']],
  [20, true, ['1 to 9', '10 to 18', '19 to 20']],
  [9, true, ['1 to 9']],
  [0, true, []],
])(
  'a route of %i stops, back to the depot %j, opens in parts of ten places',
  (stops, returns, parts) =>
    expect(route(stops, returns).map(({ first, last }) => `${first} to ${last}`)).toEqual(parts),
);

it('both map apps get every place once, in order', () => {
  const [one, two] = route(12, false);
  const google = [one, two].map((link) => {
    const { searchParams } = new URL(link?.google ?? '');
    const between = searchParams.get('waypoints')?.split('|') ?? [];
    return [searchParams.get('origin'), ...between, searchParams.get('destination')];
  });
  const apple = [one, two].map((link) => {
    const { searchParams } = new URL(link?.apple ?? '');
    const between = searchParams.getAll('waypoint');
    return [searchParams.get('source'), ...between, searchParams.get('destination')];
  });
  expect(google).toEqual(apple);
  expect(google[0]?.[0]).toBe('51.50000,-0.10000');
  expect(google[0]?.at(-1)).toBe(google[1]?.[0]);
  expect(new Set(google.flat()).size).toBe(13);
});

it('there are none in the drawn town, of a place and of a route', () => {
  const [depot, stops] = [{ name: 'Depot', place: at(1) }, [stopAt(1, at(2))]];
  expect(mapLink(at(2))).toBeUndefined();
  expect(routeLinks(dayWith({ ground: { kind: 'town' }, depot, stops }), [1])).toEqual([]);
});

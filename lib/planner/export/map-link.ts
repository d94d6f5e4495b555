import type { Day, Place } from '../day/day';

/** Five decimals, about a meter. */
const degrees = (value: number): string => (Number(value.toFixed(5)) + 0).toFixed(5);

/**
 * Links to a place: Google's Maps URLs, which open in an app or else a browser on every phone (geo: links do
 * not open on iPhones), Apple's Map Links and Waze's deep links. Undefined in the drawn town, which lies nowhere.
 */
export function mapLink(place: Place) {
  if (place.kind === 'corner') return undefined;
  const [latitude, longitude] = [degrees(place.latitude), degrees(place.longitude)];
  const point = `${latitude},${longitude}`;
  const href = `https://www.google.com/maps/search/?api=1&query=${point}`;
  return {
    href,
    /** To type: '34.05223, -118.24368'. */
    coordinates: `${latitude}, ${longitude}`,
    apps: [
      ['Google', href],
      ['Apple', `https://maps.apple.com/?ll=${point}&q=${point}`],
      ['Waze', `https://waze.com/ul?ll=${point}&navigate=yes`],
    ],
  } as const;
}

/** The places of a route by the ids of its stops: from the depot, and back where routes return. */
export function placesAlong({ depot, stops, rules }: Day, sequence: readonly number[]): Place[] {
  const places = new Map(stops.map(({ id, place }) => [id, place]));
  const doors = sequence.flatMap((id) => places.get(id) ?? []);
  return [depot.place, ...doors, ...(rules.returns ? [depot.place] : [])];
}

/** Places that map apps take in one link, its start and end included. */
const mostPlaces = 10;

/**
 * Links that open a van's route in Google Maps (Maps URLs) and Apple Maps (unified map URLs), ten places each; a
 * part begins where the one before ended. None in the drawn town.
 *
 * @param sequence the ids of the van's stops, in their order
 */
export function routeLinks(day: Day, sequence: readonly number[]) {
  const places = placesAlong(day, sequence);
  const stops = places.length - (day.rules.returns ? 2 : 1);
  const points = places.flatMap((place) => mapLink(place)?.coordinates.replace(' ', '') ?? []);
  const links = [];
  for (let at = 0; at < points.length - 1; at += mostPlaces - 1) {
    const part = points.slice(at, at + mostPlaces);
    const [start = '', ...rest] = part;
    const end = rest.pop() ?? '';
    const ends = { api: '1', origin: start, destination: end, travelmode: 'driving' };
    const google = new URLSearchParams(ends);
    if (rest.length > 0) google.set('waypoints', rest.join('|'));
    const apple = new URLSearchParams({ source: start, destination: end, mode: 'driving' });
    for (const point of rest) apple.append('waypoint', point);
    links.push({
      /** Its first and its last stop, counted from 1. */
      first: at + 1,
      last: Math.min(at + part.length - 1, stops),
      google: `https://www.google.com/maps/dir/?${google}`,
      apple: `https://maps.apple.com/directions?${apple}`,
    });
  }
  return links.filter(({ first, last }) => first <= last);
}

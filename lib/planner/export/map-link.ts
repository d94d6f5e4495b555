import type { Place } from '../day/day';

/** A place for the map app of a phone. */
export interface MapLink {
  readonly href: string;
  /** Latitude and longitude in degrees, to type: '34.05223, -118.24368'. */
  readonly coordinates: string;
}

/** Five decimals, about a meter. */
const degrees = (value: number): string => (Number(value.toFixed(5)) + 0).toFixed(5);

/**
 * A link to a place in Google's Maps URLs, which open in an app or else a browser on every phone; geo: links
 * do not open on iPhones. Undefined in the drawn town, which lies nowhere.
 */
export function mapLink(place: Place): MapLink | undefined {
  if (place.kind === 'corner') return undefined;
  const [latitude, longitude] = [degrees(place.latitude), degrees(place.longitude)];
  return {
    href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    coordinates: `${latitude}, ${longitude}`,
  };
}
